import type { components } from '../../../openapi/types/trip.ts';
import { FLEXIBLE_CHANGE_SERVICE_ID } from '../feed/extras.ts';
import { type PassengerFare, passengerFares } from '../feed/fares.ts';
import { worth } from './amounts.ts';
import { changeLimitSeconds } from './limits.ts';
import { slugOf } from '../../shared/names.ts';
import { promotionOf, takenBack } from './promotion.ts';
import type { ReservationFault } from './reservation.ts';
import type { CartTicket, OwnedTicket } from './ticket.ts';

type Schemas = components['schemas'];

/** Why a ticket cannot be changed; `detail` is Spanish. */
export interface ChangeFault {
  readonly code: 'ticket-not-live' | 'ticket-used' | 'too-late' | 'not-changeable';
  readonly detail: string;
}

/** A ticket of a bus that has departed. */
export const departed = { code: 'too-late', detail: 'El autobús de este boleto ya salió.' } as const;

/** A ticket whose traveller boarded. */
export const used = { code: 'ticket-used', detail: 'Este boleto ya se usó para abordar.' } as const;

type Changeable = Pick<CartTicket, 'status' | 'usedAt'> & { readonly body: Pick<CartTicket['body'], 'departureDatetime' | 'services'> };

const notLive = (detail: string): ChangeFault => ({ code: 'ticket-not-live', detail });

/** Why a ticket is not valid for a journey, or undefined. */
export function liveFault({ status, usedAt }: Pick<CartTicket, 'status' | 'usedAt'>): ChangeFault | undefined {
  switch (status) {
    case 'issued':
      return usedAt === null ? undefined : used;
    case 'changed':
      return notLive('Este boleto ya se cambió por otro.');
    case 'cancelled':
      return notLive('Este boleto está cancelado.');
    case 'reserved':
      return notLive('Este boleto todavía no está pagado.');
    case 'held':
    case 'released':
      return notLive('Este boleto no se compró.');
    default:
      return status satisfies never;
  }
}

const isFlexible = ({ services }: Changeable['body']): boolean => services.some(({ _id }) => _id === String(FLEXIBLE_CHANGE_SERVICE_ID));

/**
 * Why a ticket cannot be changed at an instant in milliseconds, or undefined. It must be issued, and its bus must depart in 1 hour or later
 * (CONST-054). With the flexible change the bus must not have departed.
 */
export function changeFault({ status, usedAt, body }: Changeable, now: number): ChangeFault | undefined {
  const fault = liveFault({ status, usedAt });
  if (fault !== undefined) return fault;
  const left = Date.parse(body.departureDatetime) - now;
  if (left <= 0) return departed;
  if (isFlexible(body) || left >= changeLimitSeconds * 1000) return undefined;
  return { code: 'too-late', detail: 'Este boleto no tiene cambio flexible: solo se podía cambiar hasta 1 hora antes de la salida.' };
}

/** The message for a trip without a changeable ticket (EDIT-006). */
export const nothingChanges = 'Lo sentimos. No es posible editar ningún boleto para este viaje.';

/**
 * Why none of the named tickets can be changed, or undefined when one can. `shown` are all tickets of the answer. When none of them can be
 * changed either, the message says so (EDIT-006).
 */
export function noneChanges(named: readonly Changeable[], shown: readonly Changeable[], now: number): ChangeFault | undefined {
  const faults = named.map((ticket) => changeFault(ticket, now));
  const fault = faults.find((one) => one?.code === 'too-late') ?? faults[0];
  if (fault === undefined || faults.includes(undefined)) return undefined;
  return shown.every((ticket) => changeFault(ticket, now) !== undefined) ? { ...fault, detail: nothingChanges } : fault;
}

function entryOf({ id, status, usedAt, body }: CartTicket, party: readonly CartTicket[], now: number): Schemas['TransferEntry'] {
  const fault = changeFault({ status, usedAt, body }, now);
  const other = otherWay(party, body);
  return {
    ticketId: id,
    canChange: fault === undefined,
    passenger: {
      firstName: body.firstName,
      lastName: body.lastName,
      fare: body.fare,
      fareId: body.fareId,
      associatedItems: body.services.map(({ _id, name, total }) => ({ sourceItemId: _id, name, total })),
    },
    credit: worth(body),
    ...promotionOf(takenBack(party, [{ id, worth: worth(body) }])),
    ...(other && { otherWay: { departs: other.departureDatetime, arrives: other.arrivalDatetime } }),
    ...(body.promotion && { wayOutDate: body.promotion.wayOutDate }),
    msgerror: fault?.detail ?? null,
  };
}

/** The changeable tickets by direction. `party` are the valid tickets of those who bought them. (EDIT-013) */
export function transferCheck(tickets: readonly CartTicket[], party: readonly CartTicket[], now: number): Schemas['TransferCheck'] {
  const entriesOf = (isReturn: boolean): Schemas['TransferEntry'][] =>
    tickets.filter(({ body }) => body.isReturn === isReturn).map((ticket) => entryOf(ticket, party, now));
  return { operationsData: { departure: entriesOf(false), return: entriesOf(true) } };
}

/** Origin and destination, as the codes of their places. */
export interface Route {
  readonly from: string;
  readonly to: string;
}

/** A bought ticket of a block that changes it. */
export interface Bought extends Route {
  readonly id: string;
  /** Whether it belongs to the caller. */
  readonly isOwn: boolean;
  /** Why it cannot be changed; Spanish. */
  readonly fault: string | undefined;
  /** Null when a ticket of either direction may replace it. */
  readonly isReturn: boolean | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly fareId: string;
}

/** A ticket of this platform in a block that changes it; `now` in milliseconds. */
export function boughtOf({ id, body, status, usedAt, accountId }: OwnedTicket, caller: string, now: number): Bought {
  const { isReturn, firstName, lastName, fareId, fromShortcode, toShortcode } = body;
  return {
    id,
    from: fromShortcode,
    to: toShortcode,
    isOwn: accountId === caller,
    fault: changeFault({ status, usedAt, body }, now)?.detail,
    isReturn,
    firstName,
    lastName,
    fareId,
  };
}

type Passenger = Schemas['BlockPassenger'];
/** The route of a selected trip; undefined for a trip that was not selected, which the block refuses by itself. */
type RouteOf = (tripId: string) => Route | undefined;

function ticketFault({ fault, isReturn: wasReturn, ...bought }: Bought, passenger: Passenger, routeOf: RouteOf): string | undefined {
  if (fault !== undefined) return fault;
  if (wasReturn !== null && passenger.seats.some(({ isReturn }) => isReturn !== wasReturn)) {
    return wasReturn ? 'Un boleto de regreso se cambia por otro de regreso.' : 'Un boleto de ida se cambia por otro de ida.';
  }
  const routes = passenger.seats.flatMap(({ tripId }) => routeOf(tripId) ?? []);
  if (routes.some(({ from, to }) => from !== bought.from || to !== bought.to)) {
    return `El cambio es para la misma ruta: de ${bought.from} a ${bought.to}.`;
  }
  if (bought.firstName !== passenger.firstName.trim() || bought.lastName !== passenger.lastName.trim()) {
    return 'El cambio es para el mismo pasajero: el nombre no se puede cambiar.';
  }
  return bought.fareId === passenger.fareId ? undefined : 'El cambio conserva la categoría del pasajero.';
}

function passengerFault(
  passenger: Passenger,
  before: readonly Passenger[],
  { tickets, routeOf }: { readonly tickets: readonly Bought[]; readonly routeOf: RouteOf },
): string | undefined {
  const ticketId = passenger.change?.ticketId;
  if (ticketId === undefined) return 'Falta el boleto que se cambia.';
  if (passenger.seats.length !== 1) return 'Cada boleto se cambia por un solo asiento.';
  if (before.some(({ change }) => change?.ticketId === ticketId)) return 'El mismo boleto aparece dos veces en el cambio.';
  const ticket = tickets.find(({ id }) => id === ticketId);
  // The answer is the same for an unknown ticket and for one of another account, so it reveals nothing.
  if (ticket === undefined || !ticket.isOwn) return 'No encontramos ese boleto.';
  return ticketFault(ticket, passenger, routeOf);
}

/**
 * Why the passengers of a block may not change their tickets, or why a sale names tickets: `transfer-not-allowed`, or undefined (HOLD-008).
 */
export function transferFault(
  { transactionType, items }: Schemas['BlockRequest'],
  changing: { readonly tickets: readonly Bought[]; readonly routeOf: RouteOf },
): ReservationFault | undefined {
  const passengers = items.reservation.flatMap((reservation) => reservation.passengers);
  for (const [passengerIndex, passenger] of passengers.entries()) {
    const detail =
      transactionType === 'transfer'
        ? passengerFault(passenger, passengers.slice(0, passengerIndex), changing)
        : passenger.change === null
          ? undefined
          : 'Un boleto comprado no se cambia con una compra nueva.';
    if (detail !== undefined) return { code: 'transfer-not-allowed', detail, passengerIndex };
  }
  return undefined;
}

/** Those of a party who stay in a direction that these tickets leave. */
export function fellowsOf<T extends Pick<CartTicket, 'id' | 'body'>>(
  party: readonly T[],
  leaving: readonly Pick<CartTicket, 'id' | 'body'>[],
): T[] {
  return party.filter(
    ({ id, body }) => leaving.some((ticket) => ticket.body.isReturn === body.isReturn) && leaving.every((ticket) => ticket.id !== id),
  );
}

/** The ticket of the same passenger in the other direction. */
function otherWay(party: readonly Pick<CartTicket, 'body'>[], of: CartTicket['body']): CartTicket['body'] | undefined {
  return party.find(({ body }) => body.isReturn !== of.isReturn && slugOf(body) === slugOf(of))?.body;
}

/** Why a changed passenger would travel back before the way out arrives, or undefined. `party` are the valid tickets of those who bought them. */
export function orderFault(
  party: readonly Pick<CartTicket, 'id' | 'body'>[],
  replacing: readonly Pick<CartTicket, 'replaces' | 'body'>[],
): ReservationFault | undefined {
  const standing = party.filter(({ id }) => replacing.every(({ replaces }) => replaces !== id));
  for (const { body } of replacing) {
    const other = otherWay(standing, body);
    if (other === undefined) continue;
    const [out, back] = body.isReturn ? [other, body] : [body, other];
    if (Date.parse(back.departureDatetime) < Date.parse(out.arrivalDatetime)) {
      return { code: 'return-before-departure', detail: 'El regreso sale antes de que llegue la ida.' };
    }
  }
  return undefined;
}

/** A passenger of a run, by the fare. */
interface OnRun {
  readonly runId: string;
  readonly body: { readonly fareId: string };
}

/**
 * Why the changing passengers may not leave the others. A minor stays on a bus only with a passenger who may accompany it, a pet only with
 * its person. A new seat on the same bus leaves nobody. Undefined when nobody is left alone.
 */
export function leavingFault(staying: readonly OnRun[], moved: readonly OnRun[]): ReservationFault | undefined {
  const kindsOn = (party: readonly OnRun[], runId: string): readonly PassengerFare['kind'][] =>
    party
      .filter((one) => one.runId === runId)
      .flatMap(({ body }) => passengerFares.filter(({ id }) => String(id) === body.fareId).map(({ kind }) => kind));
  for (const runId of new Set(staying.map((one) => one.runId))) {
    const left = kindsOn(staying, runId);
    const there = [...left, ...kindsOn(moved, runId)];
    if (left.includes('minor') && !there.includes('escort')) {
      return { code: 'minor-alone', detail: 'Un menor no puede quedarse solo: elígelo también, o deja con él a un adulto.' };
    }
    const pets = left.filter((kind) => kind === 'pet').length;
    if (pets > left.filter((kind) => kind === 'escort' || kind === 'plain').length) {
      return { code: 'pet-needs-adult', detail: 'Una mascota viaja junto a su adulto: elígelos a los dos.' };
    }
  }
  return undefined;
}
