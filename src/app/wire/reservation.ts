import { inZone, type Instant } from '../../../machines/domain/instant.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { DeviceData, Leg, PaymentOutcome } from '../../../machines/domain/order.ts';
import { waysOfHeld, type HeldTicket, type Receipt, type Reservation } from '../../../machines/domain/reservation.ts';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import type { components, operations } from '../../../openapi/types/payment.ts';
import type { SealedCard } from '../http/encryptCard.ts';
import { namesOf } from './payRequest.ts';
import { sum } from '../../../machines/domain/money.ts';

type Wire = components['schemas'];
type Charged = operations['payReservation']['responses']['200']['content']['application/json']['data']['data'];
type Validated = operations['validateReservationPayment']['responses']['200']['content']['application/json']['data']['data'];

const PET = 'MASCOTA';

/** A ticket of a reservation (LINK-028, LINK-029, LINK-030). */
function heldTicketOf(item: Wire['ReservationItem']): HeldTicket {
  return {
    id: item.boletoId,
    operation: item.numoperacion,
    key: item.ikey === '' ? null : item.ikey,
    seatNumber: String(item.numasiento),
    floor: item.numpiso === 1 ? 'ground' : 'top',
    firstName: item.nombpasajero,
    lastName: item.apellidopasajero,
    fareName: item.desccategoria,
    isPet: item.desccategoria === PET,
    price: item.preciobase,
    discount: 0,
    services: item.servicios.ItemServicioBoleto.map(({ nombreServicio, precioServicio }) => ({
      name: nombreServicio,
      total: precioServicio,
    })),
  };
}

function legOf(item: Wire['ReservationItem']): Leg {
  return {
    bus: item.corridaId,
    origin: { id: item.origenId, name: item.descorigen, shortcode: item.cveorigen, timeZone: item.origenTimeZone },
    destination: { id: item.destinoId, name: item.descdestino, shortcode: item.cvedestino, timeZone: item.destinoTimeZone },
    departs: inZone(item.fechorsalida, item.origenTimeZone),
    arrives: inZone(item.fechorllegada, item.destinoTimeZone),
    brand: item.descmarca,
    serviceClass: item.claseservicioId,
  };
}

/** The reservation with the result of its open payment, read at an instant of the server; null without tickets. */
export function reservationOf(wire: Wire['HeldReservation'], payment: PaymentOutcome | null, readAt: Instant): Reservation | null {
  const { tickets, folio, cartId, total, expiresAt, email } = wire;
  const ways = waysOfHeld(tickets.map((item) => ({ ticket: heldTicketOf(item), leg: legOf(item), isReturn: !item.esIda })));
  if (!ways) return null;
  const held = ways.flatMap((way) => way.tickets);
  return {
    folio,
    cartId,
    ways,
    subtotal: sum(held.map(({ price }) => price)),
    servicesTotal: sum(held.flatMap(({ services }) => services.map((service) => service.total))),
    total,
    expiresAt: expiresAt === null ? null : inZone(expiresAt, ways[0].leg.origin.timeZone),
    readAt,
    email,
    payment,
  };
}

type ReservationPayParts = {
  /** The pass of the link or of the account, sent with each request about the reservation. */
  pass: string;
  operation: string;
  channel: Wire['ReservationPayment']['channel'];
  total: Money;
  email: string;
  shopperIp: string;
  device: DeviceData | null;
  deviceId: string;
  card: SealedCard;
  saved: SavedCard | null;
  saveCard: boolean;
};

/** The charge of a reservation, with the fields of the specification (API-080, LINK-018). */
export function reservationPaymentOf(parts: ReservationPayParts): Wire['ReservationPayment'] {
  const { pass, operation, channel, total, email, shopperIp, device, deviceId, card, saved, saveCard } = parts;
  const [month = '', year = ''] = (saved ?? card).expiry.split('/');
  const [firstName = '', others = ''] = saved ? namesOf(saved) : [card.firstName.trim(), card.lastName.trim()];
  // The bank wants both names, and a saved holder may have one.
  const lastName = others === '' ? firstName : others;
  return {
    sessionId: device?.sessionId ?? null,
    deviceId,
    firstName: firstName.slice(0, 30),
    lastName: lastName.slice(0, 30),
    token: saved?.token ?? null,
    total,
    email,
    mixedPayment: false,
    pointsUsed: 0,
    transfer: false,
    payReserved: true,
    channel,
    saveCard: saveCard && saved === null,
    code: operation,
    linkToken: pass,
    dataCard: {
      card: saved ? null : card.number,
      holderName: `${firstName} ${others}`.trim().slice(0, 61),
      cvv: card.cvv,
      month,
      year: `20${year}`,
      reference: `TUN${operation}Web`,
      ddc_secret: device?.ddcSecret ?? null,
      ddc: device?.ddc ?? null,
      shopper_ip: shopperIp,
    },
  };
}

/** A charge whose result is polled, with the bank's page where it wants a challenge (LINK-019). `origin` is the bank's. */
export function outcomeOfCharge({ payResponse: { id, challenge } }: Charged, origin: string): PaymentOutcome {
  return challenge === null
    ? { status: 'pending', paymentId: id }
    : { status: 'challenge', paymentId: id, challenge: { url: challenge.url, origin, expiresAt: challenge.expiresAt } };
}

/**
 * The result of a polled payment. It went through when at least one ticket has a key; a status that contains `error` ends it (LINK-022,
 * LINK-025).
 */
export function outcomeOfValidation(id: string, validation: Validated, origin: string): PaymentOutcome {
  const { StatusPayment, Status, message, folio, challenge } = validation;
  if (StatusPayment.includes('error')) {
    if (StatusPayment !== 'error') return { folio, status: 'refunded', paymentId: id };
    return { folio, status: 'refused', paymentId: id, reason: 'card-refused', ...(message !== null && { message }) };
  }
  if (keysOf(validation).length > 0) return { folio, status: 'authorised', paymentId: id, orderId: id };
  if (challenge !== null) {
    return { folio, status: 'challenge', paymentId: id, challenge: { url: challenge.url, origin, expiresAt: challenge.expiresAt } };
  }
  return { folio, status: Status === 'UNKNOWN' ? 'unknown' : 'pending', paymentId: id };
}

/** The confirmation of a paid reservation; null before a ticket has its key (LINK-023, LINK-024). */
export function receiptOf(validation: Validated): Receipt | null {
  const keys = keysOf(validation);
  if (keys.length === 0) return null;
  const { Status, Authorization, OptId, points, Amount, creation_date, operation_date } = validation;
  return {
    status: Status,
    authorization: Authorization,
    bankId: OptId,
    points,
    amount: Amount,
    createdAt: creation_date,
    paidAt: operation_date,
    keys: Object.fromEntries(keys),
  };
}

function keysOf({ ConfirmSell }: Validated): [string, string][] {
  return (ConfirmSell?.Boleto ?? []).flatMap(({ iKey, boletoId }) => (iKey === '' ? [] : [[boletoId, iKey] as [string, string]]));
}
