import type { Model } from 'xstate-paths';
import { CANCEL, carriedOut, confirmed, EMAIL, lost, of, reason, REFUND, refused, ROLES } from './officeAct.examples.ts';
import { officeActMachine } from './officeAct.machine.ts';
import { isComplete } from './officeAct.rules.ts';

const facts = ({ context }: Parameters<Model['facts']>[0]) => [isComplete(context.act, context.fields), context.failure?.code];
const invariants: Model['invariants'] = {
  'what is sent is complete': (at) => !at.matches('sending') || isComplete(at.context.act, at.context.fields),
};

/** Money that goes back. */
const refund = {
  machine: officeActMachine,
  input: of(REFUND),
  facts: (at) => [...facts(at), at.context.fields.way],
  invariants,
  events: {
    reasonTyped: reason,
    pointsChosen: { type: 'way.chosen', way: 'points' },
    actConfirmed: confirmed,
    carriedOut,
    actRefused: refused,
    answerLost: lost,
    actClosed: { type: 'act.closed' },
  },
} satisfies Model;

/** Tickets that are cancelled for a caller. */
const cancel = {
  machine: officeActMachine,
  input: of(CANCEL),
  facts,
  invariants,
  events: { ticketToggled: { type: 'ticket.toggled', ticketId: 't_2' }, whyTyped: { ...reason } },
} satisfies Model;

/** An e-mail that was typed wrong. */
const email = {
  machine: officeActMachine,
  input: of(EMAIL),
  facts,
  invariants,
  events: { emailTyped: { type: 'field.typed', field: 'email', text: 'Begona@Example.com' } },
} satisfies Model;

/** Roles of a person. */
const roles = {
  machine: officeActMachine,
  input: of(ROLES),
  facts,
  invariants,
  events: { roleToggled: { type: 'role.toggled', role: 'money' } },
} satisfies Model;

export const officeActModels = [refund, cancel, email, roles] satisfies Model[];
