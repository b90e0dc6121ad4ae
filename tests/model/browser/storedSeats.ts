import { createActor } from 'xstate';
import type { Change } from '../../../machines/domain/change.ts';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import type { Departure } from '../../../machines/domain/trip.ts';
import { seatsMachine } from '../../../machines/seats/index.ts';
import type { Benefits, Layout } from '../../../machines/seats/seats.types.ts';
import type { User } from '../../../machines/session/session.types.ts';
import { VERSION } from '../../../src/app/storage/savePurchase.ts';

type Params = {
  departure: Departure;
  returnDeparture: Departure | null;
  date: string;
  passengers: Passenger[];
  change: Change | null;
  user: User | null;
  benefits: Benefits;
  layout: Layout;
  /** The order whose travellers travel again. */
  repeats?: string | undefined;
};

/** A stored purchase at the seats of a bus, with the passengers of an earlier hold or without. */
export function storedSeats({ departure, returnDeparture, date, passengers, change, user, benefits, layout, repeats }: Params): string {
  const { origin, destination } = departure;
  const returnDate = returnDeparture?.departs.slice(0, 10) ?? null;
  const seats = createActor(seatsMachine, {
    input: { departure, returnDeparture, email: user?.email ?? null, passengers, change, repeats, benefits, layout },
  }).start();
  const chart = seats.getPersistedSnapshot();
  seats.stop();
  const query = { origin, destination, date, returnDate };
  const purchase = { departure, returnDeparture, query, passengers, change, cartId: null };
  return JSON.stringify({ version: VERSION, savedAt: Date.now(), purchase: { step: 'seats', purchase, chart } });
}
