import { assign, setup } from 'xstate';
import { codeInput, isWholeCode } from '../domain/code.ts';
import { failureOf } from '../domain/failure.ts';
import { PASSWORD_MIN } from '../domain/password.ts';
import { hasCode } from '../domain/payment.ts';
import { isStaffName, STAFF_NAME, type StaffPerson } from '../domain/staff.ts';
import { error, event, output } from '../params.ts';
import { acceptWithPasskey, acceptWithPassword, openInvitation } from './staffInvitation.ports.ts';
import type {
  Invitation,
  StaffInvitationContext,
  StaffInvitationEvent,
  StaffInvitationInput,
  StaffInvitationOutput,
} from './staffInvitation.types.ts';

/** An invited person chooses a way in: a passkey, or a password with the code of an authenticator. */
export const staffInvitationMachine = setup({
  types: {
    context: {} as StaffInvitationContext,
    events: {} as StaffInvitationEvent,
    input: {} as StaffInvitationInput,
    output: {} as StaffInvitationOutput,
  },
  actors: { openInvitation, acceptWithPasskey, acceptWithPassword },
  guards: {
    isNamed: ({ context }) => isStaffName(context.name),
    mayCreatePasskey: ({ context }) => context.hasPasskeys && isStaffName(context.name),
    isComplete: ({ context: { passwordLength, code } }) => passwordLength >= PASSWORD_MIN && isWholeCode(code),
    isOver: (_, params: { error: unknown }) => hasCode(params.error, 'link-dead'),
    isCancelled: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-cancelled'),
  },
  actions: {
    assignInvitation: assign((_, invitation: Invitation) => ({ invitation, name: invitation.name ?? '', failure: null })),
    typeName: assign((_, { text }: { text: string }) => ({ name: text.slice(0, STAFF_NAME.max) })),
    assignLength: assign((_, { length }: { length: number }) => ({ passwordLength: length })),
    typeCode: assign((_, { text }: { text: string }) => ({ code: codeInput(text) })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    /** The field of a form that comes back is empty. */
    clearPassword: assign({ passwordLength: 0, code: '', failure: null }),
    clearCode: assign({ code: '' }),
    assignPerson: assign((_, person: StaffPerson) => ({ person })),
  },
}).createMachine({
  id: 'staffInvitation',
  context: ({ input }) => ({ ...input, invitation: null, name: '', passwordLength: 0, code: '', failure: null, person: null }),
  output: ({ context: { person } }) => ({ person }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'openInvitation',
        src: 'openInvitation',
        onDone: { target: 'choice', actions: { type: 'assignInvitation', params: output } },
        onError: [
          { guard: { type: 'isOver', params: error }, target: 'over' },
          { target: 'unreachable', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    unreachable: { on: { 'opening.retried': 'opening' } },
    choice: {
      on: {
        'name.typed': { actions: { type: 'typeName', params: event } },
        'passkey.chosen': { guard: 'mayCreatePasskey', target: 'creatingPasskey', actions: 'clearFailure' },
        'password.chosen': { guard: 'isNamed', target: 'password', actions: 'clearPassword' },
      },
    },
    creatingPasskey: {
      invoke: {
        id: 'acceptWithPasskey',
        src: 'acceptWithPasskey',
        input: ({ context }) => ({ name: context.name.trim() }),
        onDone: { target: 'done', actions: { type: 'assignPerson', params: output } },
        onError: [
          { guard: { type: 'isOver', params: error }, target: 'over' },
          { guard: { type: 'isCancelled', params: error }, target: 'choice' },
          { target: 'choice', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    password: {
      on: {
        'password.changed': { actions: { type: 'assignLength', params: event } },
        'code.typed': { actions: { type: 'typeCode', params: event } },
        'form.submitted': { guard: 'isComplete', target: 'saving', actions: 'clearFailure' },
        'choice.reopened': { target: 'choice', actions: 'clearFailure' },
      },
    },
    saving: {
      invoke: {
        id: 'acceptWithPassword',
        src: 'acceptWithPassword',
        input: ({ context: { name, code } }) => ({ name: name.trim(), code }),
        onDone: { target: 'done', actions: { type: 'assignPerson', params: output } },
        onError: [
          { guard: { type: 'isOver', params: error }, target: 'over' },
          { target: 'password', actions: [{ type: 'assignFailure', params: error }, 'clearCode'] },
        ],
      },
    },
    /** The link was used, withdrawn, or is too old. */
    over: { on: { 'signIn.chosen': 'done' } },
    done: { type: 'final' },
  },
});
