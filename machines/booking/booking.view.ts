import type { SnapshotFrom } from 'xstate';
import type { Moment, PlainDate } from '../domain/instant.ts';
import type { Departure } from '../domain/trip.ts';
import { oneWay } from '../search/index.ts';
import { initials } from '../session/index.ts';
import type { bookingMachine } from './booking.machine.ts';
import type { BookingView, HeaderView, Location, OnScreen, Step, StepName } from './booking.types.ts';

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** The frame of the shop; `shown` is what the child on the screen knows of the trip. */
export function bookingView(snapshot: Snapshot, shown: OnScreen): BookingView {
  const screen = stepOf(snapshot);
  return {
    screen,
    header: headerOf(snapshot, screen, shown),
    overlay: overlayOf(snapshot),
    notice: snapshot.context.notice,
    offline: snapshot.matches({ connection: 'offline' }),
    location: locationOf(snapshot, screen, shown),
  };
}

export function stepOf(snapshot: Snapshot): StepName {
  if (snapshot.matches({ step: { purchase: 'seats' } })) return 'seats';
  if (snapshot.matches({ step: { purchase: 'summary' } })) return 'summary';
  if (snapshot.matches({ step: 'order' })) return 'order';
  return snapshot.matches({ step: 'elsewhere' }) ? 'elsewhere' : 'home';
}

const STEPS: Record<StepName, Step> = { home: 1, elsewhere: 1, seats: 2, summary: 3, order: 4 };
/** Only the step before is gone back to; a paid order has none (NAV-045 to NAV-048 hold by the chart). */
const REACHABLE: Record<StepName, Step[]> = { home: [], elsewhere: [], seats: [1], summary: [2], order: [] };

function headerOf({ context }: Snapshot, screen: StepName, { query, leg }: OnScreen): HeaderView {
  const { departure, returnDeparture, user, query: chosen } = context;
  return {
    step: STEPS[screen],
    reachable: REACHABLE[screen],
    trip:
      screen === 'home'
        ? searched(query)
        : travelled(departure && chosen ? { ...chosen, departs: departure.departs } : leg, returnDeparture),
    canEditTrip: screen === 'home' && query !== null,
    canGoBack: screen === 'seats' || screen === 'summary' || screen === 'order',
    account: user && { firstName: user.firstName, initials: initials(user.fullName) },
  };
}

type Ends = Pick<NonNullable<OnScreen['leg']>, 'origin' | 'destination' | 'departs'>;

function searched(query: OnScreen['query']): HeaderView['trip'] {
  return query && { ...query, roundTrip: query.returnDate !== null, departs: null };
}

function travelled(ends: Ends | null, back: Departure | null): HeaderView['trip'] {
  return (
    ends && {
      origin: ends.origin,
      destination: ends.destination,
      roundTrip: back !== null,
      departs: ends.departs,
      date: dayOf(ends.departs),
      returnDate: back && dayOf(back.departs),
    }
  );
}

/** The instant carries the offset of its terminal, so its first ten characters are the day there. */
function dayOf({ at }: Moment): PlainDate {
  return at.slice(0, 10);
}

function overlayOf(snapshot: Snapshot): BookingView['overlay'] {
  const { user } = snapshot.context;
  if (snapshot.matches({ overlay: 'signIn' })) return { kind: 'signIn' };
  if (!snapshot.matches({ overlay: 'menu' }) || !user) return { kind: 'none' };
  return { kind: 'menu', firstName: user.firstName, fullName: user.fullName, email: user.email, guest: user.role === 'guest' };
}

/** Where the shop is, as an address: a projection of the chart. */
function locationOf({ context }: Snapshot, screen: StepName, { asked }: OnScreen): Location {
  switch (screen) {
    case 'seats':
      return { name: 'seats' };
    case 'summary':
      return { name: 'summary', cartId: context.cartId ?? '' };
    case 'order':
      return { name: 'order', orderId: context.orderId ?? '' };
    case 'home':
    case 'elsewhere':
      return { name: 'home', asked: asked ?? oneWay(null, null, null) };
    default:
      return screen satisfies never;
  }
}
