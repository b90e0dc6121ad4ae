import { checkoutMachine } from '../checkout/index.ts';
import { confirmationMachine } from '../confirmation/index.ts';
import { seatsMachine } from '../seats/index.ts';
import { askedFor, oneWay } from '../search/index.ts';
import { guest } from '../session/session.examples.ts';
import { BEGONA, CART, CHANGE, DEPARTURE, FOUND, MTY, NOW, ORDER, RETURN, SLP, TODAY } from '../testing/fixtures.ts';
import { chartOf, done, situation } from '../testing/situation.ts';
import { bookingMachine } from './booking.machine.ts';
import type { BookingEvent, BookingInput, Location, OnScreen } from './booking.types.ts';
import { bookingView } from './booking.view.ts';

/** The wizard with all its steps. */
export const wholeBooking = bookingMachine.provide({
  actors: { seats: seatsMachine, checkout: checkoutMachine, confirmation: confirmationMachine },
});

type Step = BookingEvent | ReturnType<typeof done>;

const query = { origin: MTY, destination: SLP, date: '2026-04-20', returnDate: null };
const roundTrip = { ...query, returnDate: '2026-04-22' };
const blank: Location = { name: 'home', asked: oneWay(null, null, TODAY) };
const nothing: OnScreen = { asked: null, query: null, legs: [], tab: 'outbound' };
const found: OnScreen = { ...nothing, asked: askedFor(query, null), query };
const foundBoth: OnScreen = { ...nothing, asked: askedFor(roundTrip, null), query: roundTrip };

export const signedIn = { type: 'xstate.snapshot.session', snapshot: { context: { user: guest, end: null } } };
export const ended = (end: string) => ({ type: 'xstate.snapshot.session', snapshot: { context: { user: null, end } } });
export const chosen = done('search', { departure: DEPARTURE, returnDeparture: null, query });
export const bothChosen = done('search', { departure: DEPARTURE, returnDeparture: RETURN, query: roundTrip });
export const held = done('seats', {
  kind: 'held',
  hold: { cartId: CART.id, expiresAt: CART.expiresAt },
  passengers: [BEGONA],
  benefits: 'declined',
  layout: 'map',
});
/** Other seats for bought tickets. */
export const edit = done('confirmation', { kind: 'edit', change: CHANGE, ...FOUND });
export const paid = done('checkout', { kind: 'paid', orderId: ORDER.id });

const inputAt = (location: Location): BookingInput => ({ location, today: TODAY, now: NOW, benefits: 'declined', layout: 'map' });

export function booking(events: readonly Step[], location: Location = blank) {
  return situation(wholeBooking, inputAt(location), events);
}

const at = (events: readonly Step[], shown: OnScreen = nothing, location: Location = blank) => ({
  input: inputAt(location),
  events,
  shown,
});

/** Situations of the shop around its steps, reached by events. */
export const situations = {
  home: at([]),
  results: at([], found),
  roundTripResults: at([], foundBoth),
  signedIn: at([signedIn], found),
  signingIn: at([{ type: 'account.opened' }]),
  menu: at([signedIn, { type: 'account.opened' }]),
  seats: at([signedIn, chosen]),
  roundTripSeats: at([signedIn, bothChosen]),
  returnSeats: at([signedIn, bothChosen], { ...nothing, tab: 'return' }),
  summary: at([signedIn, chosen, held]),
  order: at([signedIn, chosen, held, paid], { ...nothing, legs: ORDER.ways.map(({ leg }) => leg) }),
  editingSeats: at([signedIn, chosen, held, paid, edit]),
  editCancelled: at([signedIn, chosen, held, paid, edit, done('seats', { kind: 'left', benefits: 'declined', layout: 'map' })]),
  elsewhere: at([chosen, { type: 'purchase.heldElsewhere' }]),
  takingOver: at([chosen, { type: 'purchase.heldElsewhere' }, { type: 'purchase.takenOver' }]),
  offline: at([{ type: 'network.lost' }], found),
  pageNotFound: at([], nothing, { name: 'unknown' }),
  sessionExpired: at([signedIn, ended('expired')]),
  signedOut: at([signedIn, ended('closed')]),
} as const;

export const chart = chartOf(wholeBooking, situations, (snapshot, { shown }) => bookingView(snapshot, shown));
export const { examples } = chart;
