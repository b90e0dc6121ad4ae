import { assign, setup } from 'xstate';
import { answerLost, failureOf } from '../domain/failure.ts';
import type { StaffRole } from '../domain/staff.ts';
import { error, event, output } from '../params.ts';
import { carryOut } from './officeAct.ports.ts';
import { fieldsOf, isComplete, toggledRole, toggledTicket, typed } from './officeAct.rules.ts';
import type {
  ActAnswer,
  ActTextField,
  OfficeActContext,
  OfficeActEvent,
  OfficeActInput,
  OfficeActOutput,
  RefundWay,
} from './officeAct.types.ts';

/** One act of a person of the office: its preview and its reason, its outcome, and the doubt when the answer is lost. */
export const officeActMachine = setup({
  types: {
    context: {} as OfficeActContext,
    events: {} as OfficeActEvent,
    input: {} as OfficeActInput,
    output: {} as OfficeActOutput,
  },
  actors: { carryOut },
  guards: {
    isComplete: ({ context: { act, fields } }) => isComplete(act, fields),
    isLost: (_, params: { error: unknown }) => answerLost(failureOf(params.error)),
  },
  actions: {
    typeText: assign(({ context: { fields } }, { field, text }: { field: ActTextField; text: string }) => ({
      fields: { ...fields, [field]: typed(field, text) },
    })),
    chooseWay: assign(({ context: { fields } }, { way }: { way: RefundWay }) => ({ fields: { ...fields, way } })),
    toggleRole: assign(({ context: { fields } }, { role }: { role: StaffRole }) => ({
      fields: { ...fields, roles: toggledRole(fields, role) },
    })),
    toggleTicket: assign(({ context: { act, fields } }, { ticketId }: { ticketId: string }) => ({
      fields: { ...fields, tickets: toggledTicket(act, fields, ticketId) },
    })),
    assignAnswer: assign((_, answer: ActAnswer) => ({ answer })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'officeAct',
  context: ({ input: { act, key } }) => ({ act, key, fields: fieldsOf(act), failure: null, answer: null }),
  /** An act whose answer was lost may have been carried out. */
  output: ({ context: { act, answer, failure } }) => ({ isDone: answer !== null || failure !== null, kind: act.kind }),
  initial: 'form',
  states: {
    form: {
      on: {
        'field.typed': { actions: { type: 'typeText', params: event } },
        'way.chosen': { actions: { type: 'chooseWay', params: event } },
        'role.toggled': { actions: { type: 'toggleRole', params: event } },
        'ticket.toggled': { actions: { type: 'toggleTicket', params: event } },
        'act.confirmed': { guard: 'isComplete', target: 'sending', actions: 'clearFailure' },
        'act.closed': 'closed',
      },
    },
    sending: {
      invoke: {
        id: 'carryOut',
        src: 'carryOut',
        input: ({ context: { act, key, fields } }) => ({ act, key, fields }),
        onDone: { target: 'done', actions: { type: 'assignAnswer', params: output } },
        onError: [
          { guard: { type: 'isLost', params: error }, target: 'unknown', actions: { type: 'assignFailure', params: error } },
          { target: 'form', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    /** The act may have been carried out. It is sent again as it was, under the same key. */
    unknown: { on: { 'act.confirmed': { target: 'sending', actions: 'clearFailure' }, 'act.closed': 'closed' } },
    done: { on: { 'act.closed': 'closed' } },
    closed: { type: 'final' },
  },
});
