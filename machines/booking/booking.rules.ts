import type { CheckoutInput, CheckoutOutput } from '../checkout/checkout.types.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.types.ts';
import type { ReservationLink } from '../domain/reservation.ts';
import { askedFor, oneWay, type SearchInput, type SearchOutput } from '../search/index.ts';
import type { SeatsInput, SeatsOutput } from '../seats/seats.types.ts';
import type { SessionEnd, User } from '../session/session.types.ts';
import type { SignInInput, SignInOutput } from '../signIn/signIn.types.ts';
import { accessOf, isOfAccount, roleOf, type Access } from './access.rules.ts';
import type {
  BookingContext,
  FlowLocation,
  Greeting,
  Location,
  Notice,
  PageLocation,
  PageOutput,
  Purchase,
  RestoredPurchase,
} from './booking.types.ts';

const FLOW: Record<FlowLocation['name'], true> = { home: true, seats: true, summary: true, order: true };

/** A location without a chart, because its page shows what a service stores. */
export function isPage(location: Location): location is PageLocation {
  return location.name !== 'unknown' && !(location.name in FLOW);
}

/** True while a page of an account must wait, because the stored session is being checked. */
export function mustIdentify({ location, isIdentified }: BookingContext): boolean {
  return isOfAccount(location) && !isIdentified;
}

/** True when the location gives the user this access (NAV-019 to NAV-023). */
export function hasAccess({ location, user }: BookingContext, access: Access): boolean {
  return accessOf(location, user) === access;
}

/** The page that waits for a sign-in. A stored session that is over says so (NAV-020, NAV-021). */
export function wantedBy({ location, hadSession, notice }: BookingContext): Partial<BookingContext> {
  return { ...pageWanted(location), hadSession: false, notice: hadSession ? 'sessionExpired' : notice };
}

function pageWanted(location: Location): Pick<BookingContext, 'wanted'> {
  return { wanted: isPage(location) ? location : null };
}

/** A session that ended by itself brings the traveller back to the page after the next sign-in. */
export function wantedAfter({ location }: BookingContext, end: SessionEnd): Partial<BookingContext> {
  return asksSignIn(end) ? pageWanted(location) : {};
}

/** The wanted page after a sign-in. */
export function wantedLocation({ wanted, location }: BookingContext): Partial<BookingContext> {
  return { location: wanted ?? location, wanted: null };
}

/** True when both are sections of one page, or two addresses of one reservation: the page stays open. */
export function isSamePage({ location }: BookingContext, next: Location): boolean {
  if (location.name !== next.name) return false;
  if (location.name === 'reservation' && next.name === 'reservation') return isSameLink(location.link, next.link);
  return location.name === 'profile';
}

function isSameLink(one: ReservationLink | null, other: ReservationLink | null): boolean {
  if (one?.by === 'token') return other?.by === 'token' && one.token === other.token;
  return one?.by === 'operation' && other?.by === 'operation' && one.operation === other.operation;
}

/** The paid confirmation of a reservation, the route Confirmation of the documents (NAV-017). */
export function isPaidReservation(location: Location): boolean {
  return location.name === 'reservation' && location.isPaid === true;
}

/** True when signing out leaves the page for Home (NAV-058). */
export function endsAtSignOut({ location }: BookingContext): boolean {
  return isOfAccount(location) || isPaidReservation(location);
}

/** True when the chart of the page waits for this user: a registered one, or for a payment also the guest who paid. */
export function concernsPage({ location, user }: BookingContext): boolean {
  return roleOf(user) === 'registered' || location.name === 'payment';
}

/** Home with the latest search. */
export function homeOf({ asked }: Pick<BookingContext, 'asked'>): Location {
  return { name: 'home', asked };
}

/** The context from a visited address: the search, the order or the cart that it names. An order or a cart has its own trip (NAV-039). */
export function visited(location: Location): Partial<BookingContext> {
  return {
    ...('asked' in location && { asked: location.asked }),
    ...('orderId' in location && { ...NO_PURCHASE, orderId: location.orderId }),
    ...('cartId' in location && { ...NO_PURCHASE, cartId: location.cartId, shownTotal: null }),
    token: location.name === 'summary' ? (location.token ?? null) : null,
  };
}

const AFTER_PAYMENT: ReadonlySet<Location['name']> = new Set(['home', 'order', 'voucher', 'unknown']);

/** The payment can be left for Home, an order or a reservation. Every other address leads to Home (NAV-026, NAV-027). */
export function leavingPayment(location: Location, context: BookingContext): Partial<BookingContext> {
  return { location: AFTER_PAYMENT.has(location.name) ? location : homeOf(context) };
}

/** True when a bus is chosen, so that a purchase can begin. */
export function hasDeparture({ departure }: BookingContext): boolean {
  return departure !== null;
}

/** The sign-in of a purchase is the lightbox, every other one the popup (AUTH-003, AUTH-008). */
export function signInInput({ departure, cartId, awaited, known }: BookingContext, first: SignInInput['first']): SignInInput {
  const isPurchase = departure !== null || cartId !== null;
  return { variant: isPurchase ? 'lightbox' : 'popup', first, awaited, known };
}

/** No purchase: before a bus is chosen, and after a purchase was left or paid. */
export const NO_PURCHASE: Purchase = { departure: null, returnDeparture: null, query: null, passengers: [], change: null, cartId: null };

/** The voucher of a reservation, as the location to show. */
export function voucherOf(ended: CheckoutOutput | ConfirmationOutput): Partial<BookingContext> {
  return ended.kind === 'reserved' ? { location: { name: 'voucher', orderId: ended.orderId }, orderId: ended.orderId } : {};
}

/** The departures that a search returned. */
export function departuresChosen(output: SearchOutput): Partial<BookingContext> {
  if (output.kind !== 'chosen') return {};
  const { departure, returnDeparture, query } = output;
  return { departure, returnDeparture, query, passengers: [], asked: askedFor(query, returnDeparture && departure.run.tripId) };
}

/** The search of Home. An address without a search shows the fields as they were left; the travellers of an earlier trip are not asked again. */
export function searchInput({ timeZone, asked, typed }: BookingContext): SearchInput {
  const isBare = asked.originId === null && asked.destinationId === null;
  return { timeZone, asked, isPopup: false, typed: isBare && typed ? { ...typed, repeats: undefined } : null };
}

/** The search of a popup over another page, as the location that shows it (SEARCH-024 to SEARCH-026). */
export function searchOf(output: SearchOutput): Location {
  return { name: 'home', asked: output.kind === 'asked' ? output.asked : oneWay(null, null, null) };
}

/** An edit is a one-way purchase on the bus of the tickets. */
export function editBegun(output: ConfirmationOutput | PageOutput): Partial<BookingContext> {
  if (output?.kind !== 'edit') return {};
  const { change, departure, query } = output;
  return { change, departure, returnDeparture: null, query, passengers: [] };
}

/** The page of the edited tickets: where the edit began, or their order. After a reload it is My trips. */
export function editedTickets({ orderId, editPage }: Pick<BookingContext, 'orderId' | 'editPage'>): Location {
  return editPage ?? (orderId === null ? { name: 'trips' } : { name: 'order', orderId });
}

/** Leaving the seats of an edit returns to its tickets, unless another address was requested. */
export function givesEditUp({ change, location }: BookingContext): boolean {
  return change !== null && location.name === 'home';
}

/** True for the payment that this purchase was at. Its cart is released, so continuing makes another one. */
export function isLastCart({ cartId }: BookingContext, location: Location): boolean {
  return location.name === 'summary' && location.cartId === cartId;
}

/** The passengers with held seats, and their cart. */
export function seatsHeld(output: SeatsOutput): Partial<BookingContext> {
  return output.kind === 'held' ? { cartId: output.hold.cartId, passengers: output.passengers, shownTotal: output.shownTotal } : {};
}

export function seatsInput({ departure, returnDeparture, query, user, passengers, change, benefits, layout }: BookingContext): SeatsInput {
  if (!departure) throw new Error('seats need a departure');
  return { departure, returnDeparture, repeats: query?.repeats, email: user?.email ?? null, passengers, change, benefits, layout };
}

export function checkoutInput({ cartId, change, user, token, shownTotal }: BookingContext): CheckoutInput {
  return { cartId: cartId ?? '', change, email: user?.email ?? null, asksFirst: token !== null, shownTotal };
}

/** The stored part of a purchase, without the snapshot of its chart. */
export function purchaseOf({ departure, returnDeparture, query, passengers, change, cartId }: Purchase): Purchase {
  return { departure, returnDeparture, query, passengers, change, cartId };
}

/** True for the stored purchase of the address: the payment of its cart, or the seats, whose address names none (NAV-010). */
export function isOfAddress({ location }: Pick<BookingContext, 'location'>, { purchase }: RestoredPurchase): boolean {
  return location.name !== 'summary' || location.cartId === purchase.cartId;
}

/** The context of a stored purchase, with the search that found it. */
export function restored({ purchase, chart }: RestoredPurchase): Partial<BookingContext> {
  const { departure, returnDeparture, query } = purchase;
  const asked = departure && query && { asked: askedFor(query, returnDeparture && departure.run.tripId) };
  return { ...purchaseOf(purchase), ...asked, restored: chart };
}

/** The notice for an ended session (NAV-059, ERR-026, ERR-030). */
export function noticeOf(end: SessionEnd): Notice {
  const notices: Record<SessionEnd, Notice> = {
    closed: 'signedOut',
    refused: 'sessionRefused',
    expired: 'sessionExpired',
    required: 'sessionRequired',
  };
  return notices[end];
}

/** The notice after a sign-in: whose account it was, because a browser may hold several accounts of a provider. */
export function greetingOf({ user, provider }: Extract<SignInOutput, { kind: 'signedIn' }>): Greeting | null {
  return provider && { provider, as: user.fullName || user.email };
}

/** True when another user is signed in than before. */
export function isSomebodyNew({ user }: BookingContext, next: User | null): boolean {
  return next !== null && next.sub !== user?.sub;
}

/** True when the session ended by itself, so that the sign-in opens again (ERR-028). */
export function asksSignIn(end: SessionEnd | null): boolean {
  return end !== null && end !== 'closed';
}

/** The context from the session. Who signs out is forgotten. */
export function withSession(
  context: BookingContext,
  { user, end }: { user: User | null; end: SessionEnd | null },
): Partial<BookingContext> {
  const hadSession = context.hadSession && user === null && end === null;
  return { user, isIdentified: true, hadSession, notice: end ? noticeOf(end) : context.notice, ...(end === 'closed' && { known: null }) };
}

/** The points of a registered user with a loyalty card are shown (NAV-054). */
export function hasPoints(user: User): boolean {
  return roleOf(user) === 'registered' && user.loyaltyCard != null;
}
