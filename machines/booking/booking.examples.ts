import { guest } from '../session/session.examples.ts';
import { BEGONA, CART, DEPARTURE, MTY, NOW, ORDER, SLP, TODAY } from '../testing/fixtures.ts';
import { done, situation } from '../testing/situation.ts';
import { bookingMachine } from './booking.machine.ts';
import type { BookingEvent, Location, OnScreen } from './booking.types.ts';
import { bookingView } from './booking.view.ts';

type Step = BookingEvent | ReturnType<typeof done>;

const query = { origin: MTY, destination: SLP, date: '2026-04-20' };
const blank: Location = { name: 'home', asked: { originId: null, destinationId: null, date: TODAY } };
const nothing: OnScreen = { asked: null, query: null, leg: null };
const found: OnScreen = { asked: { originId: MTY.id, destinationId: SLP.id, date: query.date }, query, leg: null };

export const signedIn = { type: 'xstate.snapshot.session', snapshot: { context: { user: guest, end: null } } };
export const ended = (end: string) => ({ type: 'xstate.snapshot.session', snapshot: { context: { user: null, end } } });
export const chosen = done('search', { departure: DEPARTURE, query });
export const held = done('seats', { kind: 'held', hold: { cartId: CART.id, expiresAt: CART.expiresAt }, passengers: [BEGONA] });
export const paid = done('checkout', { kind: 'paid', orderId: ORDER.id });

export function booking(events: readonly Step[], location: Location = blank) {
  return situation(bookingMachine, { location, today: TODAY, now: NOW }, events);
}

const view = (events: readonly Step[], shown: OnScreen = nothing, location: Location = blank) =>
  bookingView(booking(events, location), shown);

/** Situations of the shop around its steps, reached by events. */
export const examples = {
  home: view([]),
  results: view([], found),
  signedIn: view([signedIn], found),
  signingIn: view([{ type: 'account.opened' }]),
  menu: view([signedIn, { type: 'account.opened' }]),
  seats: view([signedIn, chosen]),
  summary: view([signedIn, chosen, held]),
  order: view([signedIn, chosen, held, paid], { ...nothing, leg: ORDER.outbound }),
  elsewhere: view([chosen, { type: 'purchase.heldElsewhere' }]),
  offline: view([{ type: 'network.lost' }], found),
  pageNotFound: view([], nothing, { name: 'unknown' }),
  sessionExpired: view([signedIn, ended('expired')]),
  signedOut: view([signedIn, ended('closed')]),
} as const;
