import { createActor, type AnyEventObject } from 'xstate';
import { wholeBooking } from '../../../machines/booking/booking.examples.ts';
import type { Change } from '../../../machines/domain/change.ts';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import type { Departure } from '../../../machines/domain/trip.ts';
import { oneWay } from '../../../machines/search/search.rules.ts';
import type { Benefits, Layout } from '../../../machines/seats/seats.types.ts';
import type { User } from '../../../machines/session/session.types.ts';
import { done } from '../../../machines/testing/situation.ts';
import { VERSION } from '../../../src/app/keptPurchase.ts';

type Params = {
  departure: Departure;
  returnDeparture: Departure | null;
  date: string;
  passengers: Passenger[];
  change: Change | null;
  user: User | null;
  benefits: Benefits;
  layout: Layout;
};

/** The purchase of a traveller who stands before the seats of a bus, as the shop stores it: with the passengers of an earlier hold, or with nobody yet. */
export function storedSeats({ departure, returnDeparture, date, passengers, change, user, benefits, layout }: Params): string {
  const now = new Date().toISOString();
  const { origin, destination } = departure;
  const asked = oneWay(origin.id, destination.id, date);
  const booking = createActor(wholeBooking, {
    input: { location: { name: 'home', asked }, today: now.slice(0, 10), now, benefits, layout },
  });
  // Answers of children are not among the events of the wizard's own type.
  const tell = (event: AnyEventObject) => booking.send(event as never);
  booking.start();
  if (user) tell({ type: 'xstate.snapshot.session', snapshot: { context: { user, end: null } } });
  if (change) {
    tell({ type: 'location.visited', location: { name: 'order', orderId: 'o_earlier' } });
    tell(done('confirmation', { kind: 'edit', change, departure, query: { origin, destination, date, returnDate: null } }));
  } else
    tell(
      done('search', {
        departure,
        returnDeparture,
        query: { origin, destination, date, returnDate: returnDeparture?.departs.slice(0, 10) ?? null },
      }),
    );
  if (passengers.length > 0) {
    tell(done('seats', { kind: 'held', hold: { cartId: 'c_earlier', expiresAt: now }, passengers, benefits, layout }));
    tell(done('checkout', { kind: 'backToSeats' }));
  }
  const snapshot = booking.getPersistedSnapshot();
  booking.stop();
  return JSON.stringify({ version: VERSION, savedAt: Date.now(), snapshot });
}
