import type { components } from '../../../openapi/types/trip.ts';
import { priceOf, stateOf, type NewTicket, type OlderTicket } from './olderTicket.ts';

type Schemas = components['schemas'];

/** A ticket as its owner sees it. (TRIPS-053) */
export function oldTicketOf({
  id,
  ikey,
  ticket,
  release_at,
  paid,
  cancellation,
  changed_at,
  renamed,
  outbound,
}: OlderTicket): Schemas['OldTicket'] {
  return {
    boletoId: id,
    numoperacion: ticket.numoperacion,
    ikey,
    numreservacion: ticket.numreservacion,
    andenId: id,
    fechorsalida: ticket.fechorsalida,
    fechorllegada: ticket.fechorllegada,
    origenTimeZone: ticket.origenTimeZone,
    destinoTimeZone: ticket.destinoTimeZone,
    cveorigen: ticket.cveorigen,
    descorigen: ticket.descorigen,
    cvedestino: ticket.cvedestino,
    descdestino: ticket.descdestino,
    nombpasajero: `${ticket.nombre} ${ticket.apellidos}`.trim(),
    desccategoria: ticket.desccategoria,
    numasiento: ticket.numasiento,
    numpiso: ticket.numpiso,
    numAutobus: ticket.numAutobus,
    preciopagado: paid,
    precioReserva: ticket.preciobase,
    servicios: ticket.servicios,
    fecliberacionreservacion: ikey === '' ? (release_at?.toISOString() ?? null) : null,
    descmotivocancelacion: cancellation,
    cambiado: changed_at !== null,
    renombrado: renamed,
    esIda: outbound,
  };
}

const asItIs = ({ ikey, ticket, release_at, paid_with }: OlderTicket): NewTicket => ({
  ...ticket,
  ikey,
  fecliberacionreservacion: ikey === '' ? (release_at?.toISOString() ?? null) : null,
  formaPago: paid_with,
});

/** The tickets of one reservation or operation, for the payment service. There is at least one. */
export function saleOf(
  tickets: readonly OlderTicket[],
  { now, shopTimeZone, currency }: { readonly now: Date; readonly shopTimeZone: string; readonly currency: string },
): Schemas['OldSale'] {
  const [first] = tickets;
  const ends = tickets.flatMap(({ ikey, release_at }) => (ikey === '' && release_at !== null ? [release_at.getTime()] : []));
  return {
    email: first?.email ?? '',
    reservationId: first?.reservation ?? null,
    expiresAt: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
    state: stateOf(tickets, now),
    total: tickets.reduce((sum, { ticket }) => sum + priceOf(ticket), 0),
    shopTimeZone,
    currency,
    tickets: tickets.map((ticket) => ({ ticket: asItIs(ticket), esIda: ticket.outbound, preciopagado: ticket.paid })),
  };
}
