import { checkoutMachine } from '../checkout/index.ts';
import { confirmationMachine } from '../confirmation/index.ts';
import { lateChart } from '../lateChart.ts';
import { seatsMachine } from '../seats/index.ts';
import { askedFor, oneWay } from '../search/index.ts';
import { guest, nameless, registered } from '../session/session.examples.ts';
import type { SessionEnd } from '../session/session.types.ts';
import { BEGONA, CART, CHANGE, DEPARTURE, FOUND, MTY, ORDER, RETURN, SLP, TIME_ZONE, TODAY } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { bookingMachine } from './booking.machine.ts';
import type { BookingEvent, BookingInput, Location, OnScreen } from './booking.types.ts';
import { pageChart } from './pageChart.ts';
import { purchaseOf } from './booking.rules.ts';
import { bookingView, NOTHING_SHOWN } from './booking.view.ts';

/** The wizard with the charts of all steps. */
export const wholeBooking = bookingMachine.provide({
  actors: {
    seats: lateChart(() => seatsMachine),
    checkout: lateChart(() => checkoutMachine),
    confirmation: lateChart(() => confirmationMachine),
    page: pageChart(() => null),
  },
});

type Step = BookingEvent | ReturnType<typeof done>;

const query = { origin: MTY, destination: SLP, date: '2026-04-20', returnDate: null };
const roundTrip = { ...query, returnDate: '2026-04-22' };
const blank: Location = { name: 'home', asked: oneWay(null, null, TODAY) };
const calendar: Location = { name: 'calendar', view: 'main', asked: askedFor(query, null) };
const link = { by: 'token', token: 'rl_92kd' } as const;
export const paidReservation: Location = { name: 'reservation', link, isPaid: true };
export const profile: Location = { name: 'profile', section: 'data' };
const found: OnScreen = { ...NOTHING_SHOWN, asked: askedFor(query, null), query };
const foundBoth: OnScreen = { ...NOTHING_SHOWN, asked: askedFor(roundTrip, null), query: roundTrip };

export const signedIn = { type: 'xstate.snapshot.session', snapshot: { context: { user: guest, end: null } } };
export const registeredSignedIn = { type: 'xstate.snapshot.session', snapshot: { context: { user: registered, end: null } } };
const cardlessSignedIn = {
  type: 'xstate.snapshot.session',
  snapshot: { context: { user: { ...registered, loyaltyCard: null }, end: null } },
};
export const nobodySignedIn = { type: 'xstate.snapshot.session', snapshot: { context: { user: null, end: null } } };
const guestSignedIn = { type: 'xstate.snapshot.session', snapshot: { context: { user: nameless, end: null } } };
export const ended = (end: SessionEnd) => ({ type: 'xstate.snapshot.session', snapshot: { context: { user: null, end } } });
/** The search of Home with an origin, and nothing else. */
export const typed = { type: 'xstate.snapshot.search', snapshot: { context: { draft: oneWay(MTY.id, null, null) } } };
export const chosen = done('search', { kind: 'chosen', departure: DEPARTURE, returnDeparture: null, query });
export const bothChosen = done('search', { kind: 'chosen', departure: DEPARTURE, returnDeparture: RETURN, query: roundTrip });
export const held = done('seats', {
  kind: 'held',
  hold: { cartId: CART.id, expiresAt: CART.expiresAt },
  passengers: [BEGONA],
  shownTotal: CART.total,
  benefits: 'declined',
  layout: 'map',
});
/** The popup of My trips ended with a search. */
export const searchAsked = done('searchPopup', { kind: 'asked', asked: askedFor(query, null) });
/** The files of the next step have loaded. */
export const loaded = done('loadStep');
/** An edit of bought tickets. */
export const edit = done('confirmation', { kind: 'edit', change: CHANGE, ...FOUND });
export const olderEdit = done('page', { kind: 'edit', change: CHANGE, ...FOUND });
export const paid = done('checkout', { kind: 'paid', orderId: ORDER.id });

const inputAt = (location: Location): BookingInput => ({
  location,
  timeZone: TIME_ZONE,

  benefits: 'declined',
  layout: 'map',
  hadSession: false,
  awaited: null,
  known: null,
});

const persisted = (step: 'seats' | 'summary') => {
  const { context, children } = booking(step === 'seats' ? [chosen] : [chosen, held]);
  const chart = (step === 'seats' ? children.seats : children.checkout)?.getPersistedSnapshot();
  if (!chart) throw new Error(`no chart of ${step}`);
  return { step, purchase: purchaseOf(context), chart };
};

/** The stored purchase of the last page. */
export const restoredSeats = () => done('restorePurchase', persisted('seats'));
export const restoredSummary = () => done('restorePurchase', persisted('summary'));

const opens: readonly Step[] = [chosen, bothChosen, held, edit, paid];

/** The events; each one that opens a step is followed by the loading of its files. */
const withFiles = (events: readonly Step[]) => events.flatMap((event) => (opens.includes(event) ? [event, loaded] : [event]));

export function booking(events: readonly Step[], location: Location = blank) {
  return situation(wholeBooking, inputAt(location), withFiles(events));
}

const at = (events: readonly Step[], shown: OnScreen = NOTHING_SHOWN, location: Location = blank) => ({
  input: inputAt(location),
  events: withFiles(events),
  shown,
});

/** Situations of the wizard, reached by events. */
export const situations = {
  home: at([]),
  results: at([], found),
  roundTripResults: at([], foundBoth),
  signedIn: at([signedIn], found),
  signingIn: at([{ type: 'account.opened' }]),
  socialSignedIn: at([{ type: 'account.opened' }, done('signIn', { kind: 'signedIn', user: registered, provider: 'google' })]),
  menu: at([signedIn, { type: 'account.opened' }]),
  guestMenu: at([guestSignedIn, { type: 'account.opened' }]),
  accountMenu: at([registeredSignedIn, { type: 'account.opened' }]),
  cardlessMenu: at([cardlessSignedIn, { type: 'account.opened' }]),
  identifying: at([], NOTHING_SHOWN, profile),
  profile: at([registeredSignedIn, loaded], NOTHING_SHOWN, profile),
  trips: at([registeredSignedIn, loaded], NOTHING_SHOWN, { name: 'trips' }),
  newSearch: at([registeredSignedIn, loaded, { type: 'search.requested' }], NOTHING_SHOWN, { name: 'trips' }),
  tripEditor: at([registeredSignedIn, loaded, { type: 'trip.edited' }], found, { name: 'trips' }),
  saved: at([registeredSignedIn, loaded, { type: 'notice.raised', notice: 'saved' }], NOTHING_SHOWN, profile),
  signInWanted: at([nobodySignedIn], NOTHING_SHOWN, profile),
  seats: at([signedIn, chosen]),
  roundTripSeats: at([signedIn, bothChosen]),
  returnSeats: at([signedIn, bothChosen], { ...NOTHING_SHOWN, tab: 'return' }),
  summary: at([signedIn, chosen, held]),
  order: at([signedIn, chosen, held, paid], { ...NOTHING_SHOWN, legs: ORDER.ways.map(({ leg }) => leg) }),
  editingSeats: at([signedIn, chosen, held, paid, edit]),
  editCancelled: at([signedIn, chosen, held, paid, edit, done('seats', { kind: 'left', benefits: 'declined', layout: 'map' }), loaded]),
  calendar: at([{ type: 'location.visited', location: calendar }, loaded], { ...found, asked: null }),
  voucher: at([signedIn, chosen, held, done('checkout', { kind: 'reserved', orderId: ORDER.id }), loaded], NOTHING_SHOWN),
  reservation: at([loaded], NOTHING_SHOWN, { name: 'reservation', link }),
  paidReservation: at([loaded], NOTHING_SHOWN, paidReservation),
  openingSeats: { ...at([]), events: [signedIn, chosen] },
  unopenedSeats: { ...at([]), events: [signedIn, chosen, failed('loadStep', { code: 'unavailable', retryable: true })] },
  restoring: at([], NOTHING_SHOWN, { name: 'summary', cartId: CART.id }),
  elsewhere: at([chosen, { type: 'purchase.heldElsewhere' }]),
  takingOver: at([chosen, { type: 'purchase.heldElsewhere' }, { type: 'purchase.takenOver' }]),
  offline: at([{ type: 'network.lost' }], found),
  pageNotFound: at([], NOTHING_SHOWN, { name: 'unknown' }),
  sessionRefused: at([signedIn, ended('refused')]),
  sessionExpired: at([signedIn, ended('expired')]),
  sessionRequired: at([signedIn, ended('required')]),
  signedOut: at([signedIn, ended('closed')]),
} as const;

export const chart = chartOf(wholeBooking, situations, (snapshot, { shown }) => bookingView(snapshot, shown));
export const { examples } = chart;
