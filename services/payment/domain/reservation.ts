import { createHmac, randomBytes } from 'node:crypto';
import type { components } from '../../../openapi/types/payment.ts';
import { sameSecret } from '../../shared/auth.ts';
import { Problem } from '../../shared/problem.ts';
import type { OlderSale } from './trip.ts';

type OlderTicket = OlderSale['tickets'][number]['ticket'];

/** What a ticket costs: fare plus services, in 1/100000 peso. (TRIPS-051) */
export function priceOf({ preciobase, servicios }: Pick<OlderTicket, 'preciobase' | 'servicios'>): number {
  return servicios.ItemServicioBoleto.reduce((sum, { precioServicio }) => sum + precioServicio, preciobase);
}

const cartPrefix = 'r_';

/** The name of a reservation among the carts of payments: one of them is open at a time, and none after it was paid. */
export const cartOfReservation = (reservationId: string): string => `${cartPrefix}${reservationId}`;
export const reservationOfCart = (cartId: string): string => cartId.slice(cartPrefix.length);

/** The account of a payment without a session: it belongs to the link of its reservation. */
export const accountOfLink = (reservationId: string): string => `link ${reservationId}`;

export const newLinkToken = (): string => `rl_${randomBytes(24).toString('base64url')}`;
export const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/compra/reserva?token=${token}`;

const passLifeSeconds = 3600;

/** A token that opens one reservation for one hour: `rt_<seconds>.<reservation>.<hmac>`. */
export function newPass(secret: string, reservationId: string, now: number): string {
  const until = Math.floor(now / 1000) + passLifeSeconds;
  return `rt_${until}.${Buffer.from(reservationId).toString('base64url')}.${passDigest(secret, reservationId, until)}`;
}

/** The reservation of a token, or undefined for a forged or an old one. */
export function reservationOfPass(secret: string, pass: string, now: number): string | undefined {
  const match = /^rt_(\d{1,12})\.([\w-]{1,200})\.([\w-]{43})$/.exec(pass);
  if (!match?.[1] || !match[2] || !match[3] || Number(match[1]) * 1000 < now) return undefined;
  const reservationId = Buffer.from(match[2], 'base64url').toString('utf8');
  return sameSecret(match[3], passDigest(secret, reservationId, Number(match[1]))) ? reservationId : undefined;
}

function passDigest(secret: string, reservationId: string, until: number): string {
  return createHmac('sha256', secret).update(`reservation:${reservationId}:${until}`).digest('base64url');
}

/** Other errors of a reservation. (ERR-069) */
export const reservationNotFound = (): Problem => new Problem(404, 'reservation-not-found', 'Ocurrió un error al obtener la reservación');
/** 410 when it is read, 409 when it is paid. (ERR-068) */
export const reservationExpired = (status: 409 | 410): Problem =>
  new Problem(status, 'reservation-expired', 'La reservación esta vencida', { errorCode: 47 });

/** A ticket of a reservation. (LINK-028) */
export function reservationItemOf({ ticket, esIda, preciopagado }: OlderSale['tickets'][number]): components['schemas']['ReservationItem'] {
  const { nombre, apellidos, numreservacion: _n, numAutobus: _b, fecliberacionreservacion: _f, formaPago: _p, ...facts } = ticket;
  return { ...facts, andenId: ticket.boletoId, esIda, nombpasajero: nombre, apellidopasajero: apellidos, preciopagado };
}
