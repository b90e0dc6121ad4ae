import type { components } from '../../../openapi/types/trip.ts';
import { changeLimitSeconds } from './limits.ts';
import { type Bought, type ChangeFault, nothingChanges, used } from './transfer.ts';
import { extraServices } from '../feed/extras.ts';
import { hasLapsed, refundOf, type OlderTicket } from './olderTicket.ts';

type Schemas = components['schemas'];
type Category = OlderTicket['ticket']['desccategoria'];

/** Passengers who never change alone, nor with others. (EDIT-007) */
const wards: readonly Category[] = ['MENOR', 'MASCOTA'];
/** Passengers who must be there, so that one of them can leave a minor. (EDIT-010) */
const guardians = 2;

const isWard = ({ ticket }: OlderTicket): boolean => wards.includes(ticket.desccategoria);

/** The valid tickets of the bus of a ticket. */
function onBus(ticket: OlderTicket, operations: readonly OlderTicket[]): readonly OlderTicket[] {
  return operations.filter(
    (other) =>
      other.operation === ticket.operation && other.cancellation === null && other.departs_at.getTime() === ticket.departs_at.getTime(),
  );
}

/** Whether a pet sits next to a ticket. The plan of the bus is unknown, so consecutive numbers of a deck are neighbours. (EDIT-009) */
function isBesidePet({ ticket: { numasiento, numpiso } }: OlderTicket, party: readonly OlderTicket[]): boolean {
  return party.some(
    ({ ticket }) => ticket.desccategoria === 'MASCOTA' && ticket.numpiso === numpiso && Math.abs(ticket.numasiento - numasiento) === 1,
  );
}

/** Why a ticket cannot be edited, or undefined. `operations` are all tickets of its operation. (EDIT-007 to EDIT-010, CONST-054) */
export function editFault(ticket: OlderTicket, operations: readonly OlderTicket[], now: Date): ChangeFault | undefined {
  const fault = (code: ChangeFault['code'], detail: string): ChangeFault => ({ code, detail });
  if (ticket.changed_at !== null) return fault('ticket-not-live', 'Este boleto ya se cambió por otro.');
  if (ticket.cancellation !== null) return fault('ticket-not-live', 'Este boleto está cancelado.');
  if (ticket.used_at !== null) return used;
  if (hasLapsed(ticket, now)) return fault('ticket-not-live', 'La reserva de este boleto ya venció.');
  if (ticket.ikey === '') return fault('ticket-not-live', 'Este boleto todavía no está pagado.');
  if (ticket.departs_at.getTime() - now.getTime() < changeLimitSeconds * 1000) {
    return fault('too-late', 'Un boleto se puede cambiar hasta 1 hora antes de la salida.');
  }
  if (ticket.paid_with === 'agreement') return fault('not-changeable', 'La forma de pago de este boleto no permite cambios.');
  if (isWard(ticket)) return fault('not-changeable', 'El boleto de un menor o de una mascota no se puede editar.');
  const party = onBus(ticket, operations);
  if (isBesidePet(ticket, party)) return fault('not-changeable', 'Este asiento va junto al de una mascota, y no se puede editar.');
  const hasMinor = party.some((one) => one.ticket.desccategoria === 'MENOR');
  return hasMinor && party.filter((one) => !isWard(one)).length < guardians
    ? fault('not-changeable', 'Un menor no puede quedarse solo: falta otro adulto que viaje con él.')
    : undefined;
}

/** Why none of the named tickets can be edited, or undefined when one can. (EDIT-006) */
export function noneEdits(named: readonly OlderTicket[], operations: readonly OlderTicket[], now: Date): ChangeFault | undefined {
  const faults = named.map((ticket) => editFault(ticket, operations, now));
  const [first] = faults;
  return first === undefined || faults.includes(undefined) ? undefined : { ...first, detail: nothingChanges };
}

/** A ticket in a block that changes it. Its bus decides its direction, so either is accepted. */
export function boughtOlder(
  ticket: OlderTicket,
  operations: readonly OlderTicket[],
  { email, now }: { email: string | undefined; now: Date },
): Bought {
  const { nombre, apellidos, categoriaId, cveorigen, cvedestino } = ticket.ticket;
  return {
    id: ticket.id,
    from: cveorigen,
    to: cvedestino,
    isOwn: ticket.email === email,
    fault: editFault(ticket, operations, now)?.detail,
    isReturn: null,
    firstName: nombre,
    lastName: apellidos,
    fareId: categoriaId,
  };
}

function entryOf(ticket: OlderTicket, operations: readonly OlderTicket[], now: Date): Schemas['TransferEntry'] {
  const fault = editFault(ticket, operations, now);
  const { nombre, apellidos, desccategoria, categoriaId, servicios } = ticket.ticket;
  return {
    ticketId: ticket.id,
    canChange: fault === undefined,
    passenger: {
      firstName: nombre,
      lastName: apellidos,
      fare: desccategoria,
      fareId: categoriaId,
      // The newer platform sells the same services under ids; others end with the ticket.
      associatedItems: servicios.ItemServicioBoleto.flatMap(({ nombreServicio, precioServicio }) =>
        extraServices
          .filter(({ name }) => name === nombreServicio)
          .map(({ _id, name }) => ({ sourceItemId: String(_id), name, total: precioServicio })),
      ),
    },
    credit: refundOf(ticket),
    msgerror: fault?.detail ?? null,
  };
}

/** The tickets by direction, each with the reason why it cannot be edited. (EDIT-013) */
export function editCheck(named: readonly OlderTicket[], operations: readonly OlderTicket[], now: Date): Schemas['TransferCheck'] {
  const entries = (outbound: boolean): Schemas['TransferEntry'][] =>
    named.filter((ticket) => ticket.outbound === outbound).map((ticket) => entryOf(ticket, operations, now));
  return { operationsData: { departure: entries(true), return: entries(false) } };
}
