import type { components } from '../../../openapi/types/trip.ts';
import { nameFaultOf, tidyText } from '../../shared/names.ts';
import { leavingFault } from './transfer.ts';
import type { ReservationFault } from './reservation.ts';

export type NewTicket = components['schemas']['NewOldTicket'];

/** A ticket of the older platform. Amounts in 1/100000 peso. */
export interface OlderTicket extends Record<string, unknown> {
  id: string;
  operation: string;
  reservation: string | null;
  /** Of the account, in lower case. */
  email: string;
  /** Empty while it is unpaid. */
  ikey: string;
  ticket: NewTicket;
  departs_at: Date;
  /** The end of an unpaid reservation. */
  release_at: Date | null;
  paid: number;
  paid_with: 'card' | 'coupon' | 'agreement' | null;
  payment_id: string | null;
  cancellation: string | null;
  renamed: boolean;
  /** When another ticket replaced it; `cancellation` says so too. */
  changed_at: Date | null;
  /** When the driver scanned it; null before. */
  used_at: Date | null;
  /** Of the earliest departure of its reservation, or of its operation. (TRIPS-050, LINK-016) */
  outbound: boolean;
}

/** Why a ticket cannot be cancelled. */
export type CancelFault = NonNullable<components['schemas']['Cancellable']['reservations'][number]['reason']>;

/** What a ticket costs: fare plus services, in 1/100000 peso. (TRIPS-051) */
export function priceOf({ preciobase, servicios }: Pick<NewTicket, 'preciobase' | 'servicios'>): number {
  return servicios.ItemServicioBoleto.reduce((sum, { precioServicio }) => sum + precioServicio, preciobase);
}

type Unpaid = Pick<OlderTicket, 'ikey' | 'release_at'>;

/** Whether a ticket is a reservation that nobody paid in time. */
export const hasLapsed = ({ ikey, release_at }: Unpaid, now: Date): boolean => ikey === '' && release_at !== null && release_at <= now;

/** The state of a reservation by its live tickets. (TRIPS-054) */
export function stateOf(tickets: readonly Unpaid[], now: Date): 'pending' | 'paid' | 'expired' {
  if (tickets.every(({ ikey }) => ikey !== '')) return 'paid';
  return tickets.some((ticket) => hasLapsed(ticket, now)) ? 'expired' : 'pending';
}

/** What a cancelled ticket refunds: all that was paid, without a fee; nothing of a coupon. (CANCEL-001 to CANCEL-003) */
export const refundOf = ({ paid, paid_with }: Pick<OlderTicket, 'paid' | 'paid_with'>): number => (paid_with === 'coupon' ? 0 : paid);

/** What tickets are worth in a change: what their cancellation would refund. */
export function worthOfOlder(tickets: readonly OlderTicket[]): number {
  return tickets.reduce((sum, ticket) => sum + refundOf(ticket), 0);
}

/** Why the named tickets may not leave those who stay in their operations: a minor or a pet would be without its adult. */
export function leavingOlder(operations: readonly OlderTicket[], ids: readonly string[]): ReservationFault | undefined {
  const left = operations.filter(({ id }) => ids.includes(id)).map(({ operation }) => operation);
  const staying = operations.filter((one) => left.includes(one.operation) && one.cancellation === null && !ids.includes(one.id));
  const party = staying.map(({ ticket }) => ({
    runId: `${ticket.corridaId} ${ticket.fechorsalida}`,
    body: { fareId: ticket.categoriaId },
  }));
  return leavingFault(party, []);
}

/**
 * Why each of the named tickets cannot be cancelled together with the others, or undefined. `operations` are all tickets of their
 * operations. (CANCEL-011, CANCEL-012)
 */
export function cancelFaults(
  operations: readonly OlderTicket[],
  ids: readonly string[],
  now: Date,
): ReadonlyMap<string, CancelFault | undefined> {
  const faultOf = (ticket: OlderTicket): CancelFault | undefined => {
    if (ticket.cancellation !== null) return 'already-cancelled';
    if (ticket.used_at !== null) return 'ticket-used';
    if (ticket.departs_at <= now || hasLapsed(ticket, now)) return 'too-late';
    if (ticket.paid_with === 'agreement') return 'payment-method';
    const inOperation = operations.filter(({ operation }) => operation === ticket.operation);
    return leavingOlder(inOperation, ids) === undefined ? undefined : 'last-adult';
  };
  return new Map(operations.filter(({ id }) => ids.includes(id)).map((ticket) => [ticket.id, faultOf(ticket)]));
}

/** A new name of a ticket. (RENAME-014) */
export interface NewName {
  readonly nombre: string;
  readonly apellidoPaterno: string;
  readonly apellidoMaterno: string;
}

const mostName = 30;

export type NameFault = 'name-invalid' | 'name-too-long';

/** A name as it stands on the ticket, or why it cannot. (RENAME-007 to RENAME-011) */
export function checkedName({ nombre, apellidoPaterno, apellidoMaterno }: NewName): NameFault | { nombre: string; apellidos: string } {
  const [first, paternal, maternal] = [tidyText(nombre), tidyText(apellidoPaterno), tidyText(apellidoMaterno)];
  const faults = [first, paternal, ...(maternal === '' ? [] : [maternal])].map(nameFaultOf);
  if (faults.includes('too-short') || faults.includes('no-name')) return 'name-invalid';
  const apellidos = `${paternal} ${maternal}`.trim();
  return [...`${first} ${apellidos}`].length > mostName ? 'name-too-long' : { nombre: first, apellidos };
}

/** Why a ticket cannot be renamed, or undefined. (RENAME-012) */
export function renameFault(
  ticket: OlderTicket,
  now: Date,
): 'already-renamed' | 'too-late' | 'ticket-not-live' | 'ticket-used' | undefined {
  if (ticket.cancellation !== null || hasLapsed(ticket, now)) return 'ticket-not-live';
  if (ticket.used_at !== null) return 'ticket-used';
  if (ticket.departs_at <= now) return 'too-late';
  return ticket.renamed ? 'already-renamed' : undefined;
}
