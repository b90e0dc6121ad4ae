import type { SnapshotFrom } from 'xstate';
import { dayOf } from '../domain/instant.ts';
import type { Leg } from '../domain/order.ts';
import type { Direction } from '../domain/trip.ts';
import { oneWay } from '../search/index.ts';
import { nameOf } from '../session/index.ts';
import type { bookingMachine } from './booking.machine.ts';
import { isOfAccount } from './access.rules.ts';
import { hasPoints, isPage, isPaidReservation } from './booking.rules.ts';
import type { BookingContext, BookingView, HeaderView, Location, OnScreen, Step, StepName } from './booking.types.ts';

type Snapshot = SnapshotFrom<typeof bookingMachine>;

/** What is shown of a trip before any is known. */
export const NOTHING_SHOWN: OnScreen = { asked: null, query: null, isTripComing: false, legs: [], tab: 'outbound', folio: null };

/** The frame of the shop; `shown` is what the rendered child knows of the trip. */
export function bookingView(snapshot: Snapshot, shown: OnScreen): BookingView {
  const screen = stepOf(snapshot);
  return {
    screen,
    status: statusOf(snapshot),
    header: headerOf(snapshot, screen, shown),
    overlay: overlayOf(snapshot),
    notice: snapshot.context.notice,
    offline: snapshot.matches({ connection: 'offline' }),
    location: locationOf(snapshot, screen, shown),
  };
}

export function stepOf(snapshot: Snapshot): StepName {
  const { location } = snapshot.context;
  if (snapshot.matches({ step: { purchase: 'seats' } })) return 'seats';
  if (snapshot.matches({ step: { purchase: 'summary' } })) return 'summary';
  if (snapshot.matches({ step: 'order' })) return 'order';
  if ((snapshot.matches({ step: 'page' }) || snapshot.matches({ step: 'identifying' })) && isPage(location)) return location.name;
  // While a purchase is being restored, the page shows the step of its address.
  if (snapshot.matches({ step: 'restoring' })) return location.name === 'summary' ? 'summary' : 'seats';
  return snapshot.matches({ step: 'elsewhere' }) ? 'elsewhere' : 'home';
}

function statusOf(snapshot: Snapshot): BookingView['status'] {
  if (snapshot.hasTag('opening')) return 'loading';
  return snapshot.hasTag('unopened') ? 'failed' : 'open';
}

/** Pages outside a purchase. They have no bar, and neither have those of an account (NAV-033). */
const WITHOUT_BAR: ReadonlySet<StepName> = new Set([
  'registration',
  'recovery',
  'reservation',
  'payment',
  'ownOrder',
  'help',
  'terms',
  'privacy',
]);
/** The number of the step in the bar. Other pages belong to the first (NAV-034 to NAV-037). */
const STEPS: Partial<Record<StepName, Step>> = { seats: 2, summary: 3, order: 4, voucher: 4 };
/**
 * Only the step before can be revisited. A paid order has none (the chart enforces NAV-045 to NAV-048), and neither has an edit (NAV-031).
 */
const REACHABLE: Partial<Record<StepName, Step[]>> = { seats: [1], summary: [2] };

function stepNumberOf(location: Location, screen: StepName): Step | null {
  if (isPaidReservation(location)) return 4;
  return isOfAccount({ name: screen }) || WITHOUT_BAR.has(screen) ? null : (STEPS[screen] ?? 1);
}

function headerOf({ context }: Snapshot, screen: StepName, { query, isTripComing, legs, tab }: OnScreen): HeaderView {
  const { user } = context;
  // The calendar asks for another day than that of the chosen bus.
  const isDayOpen = context.location.name === 'calendar' && context.location.view === 'main';
  const chosen = chosenEnds(context);
  return {
    step: stepNumberOf(context.location, screen),
    reachable: context.change ? [] : (REACHABLE[screen] ?? []),
    trip: query ? searched(query) : isDayOpen ? null : travelled(chosen.length > 0 ? chosen : legs, tab),
    isTripComing,
    canEditTrip: (screen === 'home' || screen === 'trips') && query !== null,
    canGoBack: screen === 'seats' || screen === 'summary' || screen === 'order',
    account: user && { firstName: nameOf(user)?.first ?? null },
  };
}

type Ends = Pick<Leg, 'origin' | 'destination' | 'departs'>;

function searched(query: OnScreen['query']): HeaderView['trip'] {
  return query && { ...query, roundTrip: query.returnDate !== null, departs: null };
}

/** The chosen buses between the searched cities; none after a reload of the payment. */
function chosenEnds({ departure, returnDeparture, query }: BookingContext): Ends[] {
  if (!departure || !query) return [];
  const { origin, destination } = query;
  const out = { origin, destination, departs: departure.departs };
  return returnDeparture ? [out, { origin: destination, destination: origin, departs: returnDeparture.departs }] : [out];
}

/** The way out, or the way back while its seats are chosen. */
function travelled([out, back]: readonly Ends[], tab: Direction): HeaderView['trip'] {
  const shown = tab === 'return' && back ? back : out;
  return shown
    ? {
        origin: shown.origin,
        destination: shown.destination,
        roundTrip: back !== undefined,
        departs: shown.departs,
        date: dayOf(shown.departs),
        returnDate: back ? dayOf(back.departs) : null,
      }
    : null;
}

function overlayOf(snapshot: Snapshot): BookingView['overlay'] {
  const { user } = snapshot.context;
  if (snapshot.matches({ overlay: 'signIn' })) return { kind: 'signIn' };
  if (snapshot.matches({ overlay: 'newSearch' })) return { kind: 'newSearch' };
  if (snapshot.matches({ overlay: 'tripEditor' })) return { kind: 'tripEditor' };
  if (!snapshot.matches({ overlay: 'menu' }) || !user) return { kind: 'none' };
  return { kind: 'menu', name: nameOf(user), email: user.email, guest: user.role === 'guest', hasPoints: hasPoints(user) };
}

function summaryOf({ cartId, token }: BookingContext): Location {
  return { name: 'summary', cartId: cartId ?? '', ...(token !== null && { token }) };
}

/** The address, derived from the chart. */
function locationOf({ context }: Snapshot, screen: StepName, { asked, folio }: OnScreen): Location {
  switch (screen) {
    case 'seats':
      return { name: 'seats', editing: context.change !== null };
    case 'summary':
      return folio === null ? summaryOf(context) : { name: 'payment', folio };
    case 'order':
      return { name: 'order', orderId: context.orderId ?? '' };
    case 'home':
    case 'elsewhere':
      return { name: 'home', asked: asked ?? oneWay(null, null, null) };
    default:
      return context.location;
  }
}
