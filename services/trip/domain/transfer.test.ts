import { describe, expect, it } from 'vitest';
import { FLEXIBLE_CHANGE_SERVICE_ID } from '../feed/extras.ts';
import type { TicketBody } from './ticket.ts';
import { changeFault, departed } from './transfer.ts';

const departure = Date.parse('2026-12-01T08:30:00-06:00');
const hour = 3_600_000;
const flexible = { _id: String(FLEXIBLE_CHANGE_SERVICE_ID), name: 'Cambio flexible', total: 4_500_000 };

/** The fault of a ticket so many milliseconds before its departure. */
function faultAt(left: number, services: TicketBody['services'], status: 'issued' | 'cancelled' = 'issued') {
  return changeFault({ status, usedAt: null, body: { departureDatetime: '2026-12-01T08:30:00-06:00', services } }, departure - left);
}

describe('until when a ticket can be changed', () => {
  it('[CONST-054] one hour before the departure without the flexible change', () => {
    expect(faultAt(hour, [])).toBeUndefined();
    expect(faultAt(hour - 1, [{ ...flexible, _id: '64' }])).toEqual({
      code: 'too-late',
      detail: 'Este boleto no tiene cambio flexible: solo se podía cambiar hasta 1 hora antes de la salida.',
    });
    expect(faultAt(0, [])).toBe(departed);
  });

  it('the departure with it', () => {
    expect(faultAt(hour - 1, [flexible])).toBeUndefined();
    expect(faultAt(1, [flexible])).toBeUndefined();
    expect(faultAt(0, [flexible])).toBe(departed);
  });

  it('never once it has ended', () => expect(faultAt(2 * hour, [flexible], 'cancelled')?.code).toBe('ticket-not-live'));
});
