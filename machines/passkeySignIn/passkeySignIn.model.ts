import { done, failed, isIn, type Model } from 'xstate-paths';
import { assertion, refusal, user } from './passkeySignIn.examples.ts';
import { passkeySignInMachine } from './passkeySignIn.machine.ts';

const lost = (actor: string) => failed(actor, { code: 'network', retryable: true });

/** The events of a sign-in by passkey. */
export const passkeySignInModel = {
  machine: passkeySignInMachine,
  input: undefined,
  events: {
    passkeysSupported: done('supportsPasskeys', true),
    passkeysUnsupported: done('supportsPasskeys', false),
    passkeyChosen: { type: 'passkey.chosen' },
    keyAnswered: done('askPasskey', assertion),
    ceremonyCancelled: refusal('askPasskey', 'passkey-cancelled'),
    ceremonyRefused: refusal('askPasskey', 'passkey-refused'),
    beginFails: lost('askPasskey'),
    signedIn: user,
    challengeStale: refusal('signInPasskey', 'passkey-stale'),
    keyUnknown: refusal('signInPasskey', 'passkey-unknown'),
    keyRefused: refusal('signInPasskey', 'passkey-refused'),
    signInFails: lost('signInPasskey'),
  },
  invariants: {
    'a session is opened by an answer of a key': (at) => !isIn(at, 'opening') || at.context.assertion !== null,
    'every failed try says why': (at) => !isIn(at, 'ended') || at.context.failure !== null,
  },
  facts: ({ context }) => [context.failure?.code],
} satisfies Model;
