import type { FailureCode } from '../domain/failure.ts';
import type { PasskeyAssertion } from '../domain/passkey.ts';
import { guest } from '../session/session.examples.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { passkeySignInMachine } from './passkeySignIn.machine.ts';
import type { PasskeySignInEvent } from './passkeySignIn.types.ts';
import { passkeySignInView } from './passkeySignIn.view.ts';

type Step = PasskeySignInEvent | ReturnType<typeof done>;

export const assertion: PasskeyAssertion = {
  id: 'key-1',
  clientDataJSON: 'client-1',
  authenticatorData: 'data-1',
  signature: 'signature-1',
  userHandle: 'user-1',
};
export const user = done('signInPasskey', { ...guest, role: 'user' });
export const refusal = (actor: string, code: FailureCode, message?: string) =>
  failed(actor, { code, retryable: false, ...(message !== undefined && { message }) });

const at = (...events: Step[]) => ({ input: undefined, events });
const supported = done('supportsPasskeys', true);
export const asking: Step[] = [supported, { type: 'passkey.chosen' }];
export const opening: Step[] = [...asking, done('askPasskey', assertion)];

/** Situations of the sign-in by passkey, reached by events. */
export const situations = {
  checking: at(),
  unsupported: at(done('supportsPasskeys', false)),
  idle: at(supported),
  asking: at(...asking),
  opening: at(...opening),
  cancelled: at(...asking, refusal('askPasskey', 'passkey-cancelled')),
  foreign: at(...asking, refusal('askPasskey', 'passkey-refused')),
  offline: at(...asking, failed('askPasskey', { code: 'network', retryable: true })),
  stale: at(...opening, refusal('signInPasskey', 'passkey-stale', 'Pasó demasiado tiempo. Intenta de nuevo.')),
  unknown: at(...opening, refusal('signInPasskey', 'passkey-unknown', 'Esa llave ya no abre ninguna cuenta. Entra de otra forma.')),
  refused: at(...opening, refusal('signInPasskey', 'passkey-refused', 'No pudimos comprobar esa llave.')),
  failed: at(...opening, failed('signInPasskey', { code: 'unavailable', retryable: true })),
} as const;

export const chart = chartOf(passkeySignInMachine, situations, passkeySignInView);
export const { examples } = chart;
