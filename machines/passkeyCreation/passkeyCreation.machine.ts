import { assign, setup } from 'xstate';
import { failureOf } from '../domain/failure.ts';
import { PASSKEY_NAME_MAX, type Passkey } from '../domain/passkey.ts';
import { hasCode } from '../domain/payment.ts';
import { error, event, output } from '../params.ts';
import { askNewPasskey, createPasskey, renamePasskey, shouldOfferPasskey } from './passkeyCreation.ports.ts';
import type { NewPasskey, PasskeyCreationContext, PasskeyCreationEvent, PasskeyCreationInput } from './passkeyCreation.types.ts';

/** Adds a passkey to the account, offered after a purchase or asked for in the profile. */
export const passkeyCreationMachine = setup({
  types: { context: {} as PasskeyCreationContext, events: {} as PasskeyCreationEvent, input: {} as PasskeyCreationInput },
  actors: { shouldOfferPasskey, askNewPasskey, createPasskey, renamePasskey },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    shouldOffer: (_, params: { should: boolean }) => params.should,
    isCancelled: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-cancelled'),
    isThere: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-exists'),
    isStale: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-stale'),
    isRefused: (_, params: { error: unknown }) => hasCode(params.error, 'passkey-refused'),
    hasName: ({ context }) => context.name.trim() !== '',
  },
  actions: {
    /** The application provides these three. */
    postponeOffer: () => {},
    declineOffer: () => {},
    refetchPasskeys: () => {},
    assignMade: assign((_, made: NewPasskey) => ({ made })),
    assignPasskey: assign((_, passkey: Passkey) => ({ passkey, failure: null })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null, made: null }),
    beginName: assign(({ context }) => ({ name: passkeyOf(context).name, failure: null })),
    typeName: assign((_, { text }: { text: string }) => ({ name: text.slice(0, PASSKEY_NAME_MAX), failure: null })),
  },
}).createMachine({
  id: 'passkeyCreation',
  context: ({ input }) => ({ ...input, made: null, passkey: null, name: '', failure: null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOffered', target: 'considering' }, { target: 'idle' }] },
    considering: {
      invoke: {
        id: 'shouldOfferPasskey',
        src: 'shouldOfferPasskey',
        onDone: [
          { guard: { type: 'shouldOffer', params: ({ event: { output: should } }) => ({ should }) }, target: 'offered' },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    offered: {
      on: {
        'offer.accepted': 'asking',
        'offer.postponed': { target: 'idle', actions: 'postponeOffer' },
        'offer.declined': { target: 'idle', actions: 'declineOffer' },
      },
    },
    idle: { on: { 'passkey.requested': 'asking' } },
    asking: {
      entry: 'clearFailure',
      invoke: {
        id: 'askNewPasskey',
        src: 'askNewPasskey',
        onDone: { target: 'storing', actions: { type: 'assignMade', params: output } },
        onError: [
          { guard: { type: 'isCancelled', params: error }, target: 'ended.cancelled', actions: { type: 'assignFailure', params: error } },
          { guard: { type: 'isThere', params: error }, target: 'ended.exists', actions: { type: 'assignFailure', params: error } },
          { guard: { type: 'isRefused', params: error }, target: 'ended.refused', actions: { type: 'assignFailure', params: error } },
          { target: 'ended.failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    storing: {
      invoke: {
        id: 'createPasskey',
        src: 'createPasskey',
        input: ({ context }) => ({ made: madeIn(context) }),
        onDone: { target: 'saved', actions: [{ type: 'assignPasskey', params: output }, 'refetchPasskeys'] },
        onError: [
          { guard: { type: 'isStale', params: error }, target: 'ended.stale', actions: { type: 'assignFailure', params: error } },
          { guard: { type: 'isRefused', params: error }, target: 'ended.refused', actions: { type: 'assignFailure', params: error } },
          { target: 'ended.failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    saved: { on: { 'name.edited': { target: 'naming', actions: 'beginName' }, 'passkey.closed': 'idle' } },
    naming: {
      on: {
        'name.typed': { actions: { type: 'typeName', params: event } },
        'name.submitted': { guard: 'hasName', target: 'renaming' },
        'name.kept': 'saved',
      },
    },
    renaming: {
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context }) => ({ id: passkeyOf(context).id, name: context.name.trim() }),
        onDone: { target: 'saved', actions: [{ type: 'assignPasskey', params: output }, 'refetchPasskeys'] },
        onError: { target: 'naming', actions: { type: 'assignFailure', params: error } },
      },
    },
    ended: {
      initial: 'failed',
      on: { 'passkey.requested': 'asking', 'passkey.closed': 'idle' },
      states: {
        cancelled: {},
        /** The device has a key of this account. */
        exists: {},
        /** The challenge expired, or was used. */
        stale: {},
        refused: {},
        failed: {},
      },
    },
  },
});

function madeIn({ made }: PasskeyCreationContext): NewPasskey {
  if (!made) throw new Error('a key is stored after the device made it');
  return made;
}

function passkeyOf({ passkey }: PasskeyCreationContext): Passkey {
  if (!passkey) throw new Error('a name belongs to a stored key');
  return passkey;
}
