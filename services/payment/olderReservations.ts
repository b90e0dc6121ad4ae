import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { components } from '../../openapi/types/payment.ts';
import { type Identity, sameSecret } from '../shared/auth.ts';
import type { Clock } from '../shared/clock.ts';
import type { Sql } from '../shared/db.ts';
import { Problem } from '../shared/problem.ts';
import type { PaymentParts } from './context.ts';
import type { OlderSale } from './domain/trip.ts';
import { notYours } from './domain/refusals.ts';

type OlderTicket = OlderSale['tickets'][number]['ticket'];

/** What a ticket costs: fare plus services, in 1/100000 peso. (TRIPS-051) */
export function priceOf({ preciobase, servicios }: Pick<OlderTicket, 'preciobase' | 'servicios'>): number {
  return servicios.ItemServicioBoleto.reduce((sum, { precioServicio }) => sum + precioServicio, preciobase);
}

const cartPrefix = 'r_';

/** The name of a reservation among the carts of payments: one of them is open at a time, and none after it was paid. */
export const cartOfReservation = (reservationId: string): string => `${cartPrefix}${reservationId}`;
export const reservationOfCart = (cartId: string): string => cartId.slice(cartPrefix.length);

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const newLinkToken = (): string => `rl_${randomBytes(24).toString('base64url')}`;
export const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/compra/reserva?token=${token}`;

/** Stores the hash of a link's token; once. */
export async function saveLink(sql: Sql, clock: Clock, token: string, reservationId: string): Promise<void> {
  await sql.query('insert into payment.reservation_link (token_hash, reservation_id, made_at) values ($1, $2, $3) on conflict do nothing', [
    hashOf(token),
    reservationId,
    clock.date(),
  ]);
}

/** The reservation of a mailed link, or undefined. */
export async function reservationOfLink(sql: Sql, token: string): Promise<string | undefined> {
  const rows = await sql.query<{ reservation_id: string }>('select reservation_id from payment.reservation_link where token_hash = $1', [
    hashOf(token),
  ]);
  return rows[0]?.reservation_id;
}

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

/** The reservation of a token. Throws 404 `reservation-not-found`. */
export async function saleOfPass({ trip, secret, clock }: PaymentParts, pass: string): Promise<OlderSale & { reservationId: string }> {
  const reservationId = reservationOfPass(secret, pass, clock.now());
  const sale = reservationId === undefined ? undefined : await trip.olderSale('reservation', reservationId);
  if (reservationId === undefined || sale === undefined) throw reservationNotFound();
  return { ...sale, reservationId };
}

/** Whether a registered account owns the tickets. A guest did not prove its e-mail, so it owns none. */
export const owns = (identity: Identity | undefined, { email }: OlderSale): boolean =>
  identity?.role === 'user' && identity.email?.toLowerCase() === email;

/** The own reservation of an operation. Throws 404 `reservation-not-found` and 403 `not-yours`. */
export async function ownSale(
  { trip }: Pick<PaymentParts, 'trip'>,
  operation: string,
  identity: Identity | undefined,
): Promise<OlderSale & { reservationId: string }> {
  const sale = await trip.olderSale('operation', operation);
  if (sale === undefined || sale.reservationId === null) throw reservationNotFound();
  if (!owns(identity, sale)) throw notYours();
  return { ...sale, reservationId: sale.reservationId };
}

/** Throws 410 for a reservation that nobody paid in time, unless a payment is under way. */
export async function refuseExpired({ payments }: PaymentParts, { state, reservationId }: OlderSale): Promise<void> {
  if (state !== 'expired' || reservationId === null) return;
  if (!(await payments.openOfCart(cartOfReservation(reservationId)))) throw reservationExpired(410);
}

/** A ticket of a reservation. (LINK-028) */
export function reservationItemOf({ ticket, esIda, preciopagado }: OlderSale['tickets'][number]): components['schemas']['ReservationItem'] {
  const { nombre, apellidos, numreservacion: _n, numAutobus: _b, fecliberacionreservacion: _f, formaPago: _p, ...facts } = ticket;
  return { ...facts, andenId: ticket.boletoId, esIda, nombpasajero: nombre, apellidopasajero: apellidos, preciopagado };
}
