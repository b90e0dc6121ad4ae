import { chartOf, done, failed } from 'xstate-paths';
import { officeActMachine } from './officeAct.machine.ts';
import type { OfficeAct, OfficeActEvent, OfficeActInput } from './officeAct.types.ts';
import { officeActView } from './officeAct.view.ts';

type Step = OfficeActEvent | ReturnType<typeof done>;

const KEY = '0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11';
const FOLIO = 'TUN-7KQ2BYT9';

export const of = (act: OfficeAct): OfficeActInput => ({ act, key: KEY });
const at = (act: OfficeAct, ...events: Step[]) => ({ input: of(act), events });

export const REFUND: OfficeAct = {
  kind: 'refund',
  folio: FOLIO,
  ticket: { id: 't_1', name: 'María Fernanda de la Garza Gzz', seat: '12' },
  left: { bank: 1_250_00000, till: 0, points: 1_250_00000 },
};
export const CANCEL: OfficeAct = {
  kind: 'cancel',
  orderId: 'o_1',
  folio: FOLIO,
  tickets: [
    { ticketId: 't_1', name: 'María Fernanda de la Garza Gzz', seat: '12', points: 1_125_00000 },
    { ticketId: 't_2', name: 'Íñigo Peña Treviño', seat: '13', points: 562_50000 },
  ],
};
export const EMAIL: OfficeAct = { kind: 'correctEmail', folio: FOLIO, email: 'begona@exmaple.com' };
export const NAME: OfficeAct = { kind: 'correctName', ticketId: 't_1', seat: '12', firstName: 'Maria', paternal: 'Pena', maternal: '' };
export const ROLES: OfficeAct = { kind: 'changeRoles', id: 's_2', name: 'Begoña Núñez', roles: ['support'] };

export const reason: OfficeActEvent = { type: 'field.typed', field: 'reason', text: 'Se cobró dos veces, llamada de las 10:46.' };
export const confirmed: OfficeActEvent = { type: 'act.confirmed' };
export const carriedOut = done('carryOut', { secret: null });
export const lost = failed('carryOut', { code: 'network', retryable: true });
export const refused = failed('carryOut', { code: 'refused', retryable: false, message: 'No queda tanto por devolver.' });

/** Situations of the acts of the office, reached by events. */
export const situations = {
  refund: at(REFUND),
  refundPart: at(REFUND, { type: 'field.typed', field: 'amount', text: '$300.50' }, reason),
  refundTooMuch: at(REFUND, { type: 'field.typed', field: 'amount', text: '1,250.01' }, reason),
  refundAsPoints: at(REFUND, { type: 'way.chosen', way: 'points' }, reason),
  sending: at(REFUND, reason, confirmed),
  refused: at(REFUND, reason, confirmed, refused),
  unknown: at(REFUND, reason, confirmed, lost),
  done: at(REFUND, reason, confirmed, carriedOut),
  resend: at({ kind: 'resend', folio: FOLIO }),
  correctEmail: at(EMAIL),
  emailCorrected: at(EMAIL, { type: 'field.typed', field: 'email', text: 'Begona@Example.com' }, reason),
  correctName: at(NAME, { type: 'field.typed', field: 'paternal', text: 'Peña' }),
  cancel: at(CANCEL, { type: 'ticket.toggled', ticketId: 't_2' }),
  settle: at({ kind: 'settle', folio: FOLIO, settlement: 'ask', amount: 5_310_00000 }),
  settleByHand: at({ kind: 'settle', folio: FOLIO, settlement: 'mark-charged', amount: 5_310_00000 }, reason),
  note: at({ kind: 'note', folio: FOLIO }),
  freeSeat: at(
    { kind: 'freeSeat', runId: 'r_1', bus: 'Monterrey a Ciudad de México, 08:30 AM' },
    { type: 'field.typed', field: 'seat', text: '24' },
  ),
  askAll: at({ kind: 'askAll', count: 2 }),
  resendMessages: at({ kind: 'resendMessages', count: 3 }),
  invite: at(
    { kind: 'invite' },
    { type: 'field.typed', field: 'email', text: 'begona@anden.example' },
    { type: 'role.toggled', role: 'support' },
  ),
  withdraw: at({ kind: 'withdraw', id: 'i_1', email: 'begona@anden.example' }),
  changeRoles: at(ROLES, { type: 'role.toggled', role: 'money' }),
  endPerson: at({ kind: 'endPerson', id: 's_2', name: 'Begoña Núñez' }),
  addDevice: at({ kind: 'addDevice' }, { type: 'field.typed', field: 'deviceName', text: 'Celular de Íñigo' }),
  deviceAdded: at(
    { kind: 'addDevice' },
    { type: 'field.typed', field: 'deviceName', text: 'Celular de Íñigo' },
    confirmed,
    done('carryOut', { secret: 'q3Zr8uKpX0mB5tYcVnE1sHdJ7wLgA2fI6oRk9xTzQeM' }),
  ),
  endDevice: at({ kind: 'endDevice', id: 'd_1', name: 'Celular de Íñigo' }),
} as const;

export const chart = chartOf(officeActMachine, situations, officeActView);
export const { examples } = chart;
