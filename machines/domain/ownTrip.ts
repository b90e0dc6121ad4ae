import type { EditedWay } from './change.ts';
import { laterOf, type Estimates } from './estimate.ts';
import { dayOf, epochOf, type Instant, type PlainDate } from './instant.ts';
import type { Money } from './money.ts';
import { runName, type Direction, type Ride } from './trip.ts';

/** `new` works with transactions, `old` with tickets named by numoperacion and ikey (TRIPS-037, TRIPS-038). */
export type Platform = 'new' | 'old';

export type TicketService = { name: string; total: Money };

/** A ticket of the account. Its name is one text on the older platform, which stands in `firstName`. */
export type OwnTicket = {
  id: string;
  status: 'live' | 'cancelled' | 'changed';
  firstName: string;
  lastName: string;
  /** As the service writes it: ADULTO, MENOR, MASCOTA. */
  category: string;
  seat: string;
  floor: 'ground' | 'top';
  unit: string | null;
  services: TicketService[];
  /** Fare and services, as paid or to be paid. */
  price: Money;
  /** The folio of the ticket, or the ikey; null before the payment. */
  code: string | null;
  /** The text of the QR code; null before the payment. */
  qr: string | null;
  /** The name was changed once, and cannot be changed again (RENAME-012). */
  isRenamed: boolean;
};

export type TripEnd = { code: string; name: string };

/** One way of a purchase. `departs` and `arrives` have the offsets of their terminals. */
export type OwnTrip = {
  id: string;
  platform: Platform;
  /** The transaction id, or the operation number. */
  transaction: string;
  /** The order of the newer platform. */
  orderId: string | null;
  direction: Direction;
  /** Null on the older platform, whose buses report nothing. */
  ride: Ride | null;
  /** `reserved` waits for its payment (TRIPS-039, TRIPS-040). */
  status: 'confirmed' | 'reserved';
  origin: TripEnd;
  destination: TripEnd;
  departs: Instant;
  arrives: Instant;
  /** When it was bought or reserved; null on the older platform. */
  createdAt: Instant | null;
  /** An unpaid reservation: until when its seats are kept, the number to pay it with, and what is paid at once for all its ways. */
  reservation: { expiresAt: Instant | null; reference: string; total: Money } | null;
  tickets: OwnTicket[];
  /** Of a current trip, which shows live tickets only: how many were cancelled and changed. */
  ended?: { cancelled: number; changed: number };
};

const HOUR_MS = 3_600_000;
/** An unpaid reservation leaves the list a day after it was made (CONST-052). */
const UNPAID_MS = 24 * HOUR_MS;

export function liveTickets({ tickets }: Pick<OwnTrip, 'tickets'>): OwnTicket[] {
  return tickets.filter(({ status }) => status === 'live');
}

/** True when the reservation can no longer be paid (TRIPS-043, TRIPS-045, TRIPS-046). */
export function isLost({ platform, status, reservation, createdAt, departs }: OwnTrip, now: Instant): boolean {
  if (status !== 'reserved') return false;
  const at = epochOf(now);
  if (reservation?.expiresAt && at > epochOf(reservation.expiresAt)) return true;
  if (platform === 'old') return false;
  return (createdAt !== null && at - epochOf(createdAt) > UNPAID_MS) || at > epochOf(departs) - HOUR_MS;
}

/** True for the list of current trips; every other one is history (TRIPS-041 to TRIPS-044). */
export function isCurrent(trip: OwnTrip, now: Instant): boolean {
  return liveTickets(trip).length > 0 && epochOf(trip.departs) >= epochOf(now) && !isLost(trip, now);
}

/**
 * The current trips by departure, and the others, the last one first. Current trips show live tickets only. A trip whose bus leaves later
 * stays current until it leaves.
 */
export function tripLists(trips: readonly OwnTrip[], now: Instant, estimates: Estimates = {}): { current: OwnTrip[]; past: OwnTrip[] } {
  const isAhead = (trip: OwnTrip): boolean => isCurrent({ ...trip, departs: laterOf(trip.departs, estimates[trip.id]?.departs) }, now);
  const byDeparture = trips.toSorted((one, other) => epochOf(one.departs) - epochOf(other.departs));
  return {
    current: byDeparture.filter(isAhead).map((trip) => ({ ...trip, tickets: liveTickets(trip), ...endedIn(trip) })),
    past: byDeparture.filter((trip) => !isAhead(trip)).toReversed(),
  };
}

function endedIn({ tickets }: OwnTrip): Pick<OwnTrip, 'ended'> {
  const count = (wanted: OwnTicket['status']) => tickets.filter(({ status }) => status === wanted).length;
  const ended = { cancelled: count('cancelled'), changed: count('changed') };
  return ended.cancelled + ended.changed === 0 ? {} : { ended };
}

/** The sum of the tickets. */
export function totalOf({ tickets }: Pick<OwnTrip, 'tickets'>): Money {
  return tickets.reduce((sum, { price }) => sum + price, 0);
}

export function nameOf({ firstName, lastName }: Pick<OwnTicket, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The tickets whose names can still be changed (RENAME-012). */
export function renameable(trip: Pick<OwnTrip, 'tickets'>): OwnTicket[] {
  return liveTickets(trip).filter(({ isRenamed }) => !isRenamed);
}

/** The shown ticket, or the first whose name can still be changed. */
export function ticketToRename(trip: OwnTrip, shown: OwnTicket): OwnTicket {
  return shown.isRenamed ? (renameable(trip)[0] ?? shown) : shown;
}

/** The live tickets of a trip, whose passengers change to a departure from today on. */
export function editedWayOf(trip: OwnTrip, today: PlainDate): EditedWay {
  return {
    direction: trip.direction,
    origin: trip.origin.code,
    destination: trip.destination.code,
    departs: trip.departs,
    bus: trip.ride && runName(trip.ride),
    today,
    tickets: liveTickets(trip).map(({ id, seat }) => ({ id, seatNumber: seat })),
  };
}

/**
 * What the menu of a trip offers (TRIPS-029 to TRIPS-034). In the list of an account, a trip of the newer platform is edited from its order.
 * The page of one order has the edit itself, because its reader may have no session that opens the order.
 */
export type TripOption = (typeof OPTIONS)[number];

const OPTIONS = ['order', 'board', 'edit', 'rename', 'payOnline', 'track', 'wayBack', 'repeat', 'cancel'] as const;

/**
 * A trip that departed can be tracked until it arrives (spec of BUS-008), and its way back can still be bought. `trips`: all trips of the
 * list, among which may be the other way of the purchase.
 */
export function optionsOf(trip: OwnTrip, now: Instant, isOneOrder = false, trips: readonly OwnTrip[] = []): TripOption[] {
  const live = liveTickets(trip);
  const isPaid = trip.status === 'confirmed';
  const isAhead = isCurrent(trip, now);
  const isOnTheWay = isPaid && live.length > 0 && epochOf(now) <= epochOf(trip.arrives);
  const options: Record<TripOption, boolean> = {
    order: isPaid && trip.orderId !== null,
    board: isAhead && isPaid,
    edit: isAhead && isPaid && (trip.platform === 'old' || isOneOrder),
    rename: isAhead && isPaid && renameable(trip).length > 0,
    payOnline: isAhead && !isPaid && trip.platform === 'old',
    track: isOnTheWay,
    wayBack: isOnTheWay && trip.direction === 'outbound' && !trips.some((other) => isOtherWay(other, trip)),
    repeat: isPaid,
    cancel: isAhead && isPaid,
  };
  return OPTIONS.filter((option) => options[option]);
}

/** True for the other way of the same purchase, while it has a ticket. */
function isOtherWay(other: OwnTrip, { id, platform, transaction }: OwnTrip): boolean {
  return other.id !== id && other.platform === platform && other.transaction === transaction && liveTickets(other).length > 0;
}

/**
 * The day on which a way back to these trips may leave at the earliest: when they arrive at its origin, a code. Null for another search, also
 * where one of the trips begins there: it is repeated then.
 */
export function wayBackFrom(trips: readonly OwnTrip[], origin: string | undefined, now: Instant): PlainDate | null {
  if (trips.some((trip) => trip.origin.code === origin && liveTickets(trip).length > 0)) return null;
  const trip = trips.find(({ destination: { code }, arrives }) => origin === code && epochOf(arrives) >= epochOf(now));
  return trip ? dayOf(trip.arrives) : null;
}

/** The other ways of the purchase of a trip that can be cancelled together with it. */
export function othersToCancel(trips: readonly OwnTrip[], { id, platform, transaction }: OwnTrip, now: Instant): OwnTrip[] {
  return trips.filter(
    (one) => one.id !== id && one.platform === platform && one.transaction === transaction && optionsOf(one, now).includes('cancel'),
  );
}
