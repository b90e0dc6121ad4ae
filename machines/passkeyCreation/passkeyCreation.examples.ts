import type { FailureCode } from '../domain/failure.ts';
import type { Passkey } from '../domain/passkey.ts';
import { NOW } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { passkeyCreationMachine } from './passkeyCreation.machine.ts';
import type { NewPasskey, PasskeyCreationEvent } from './passkeyCreation.types.ts';
import { passkeyCreationView } from './passkeyCreation.view.ts';

type Step = PasskeyCreationEvent | ReturnType<typeof done>;

export const made: NewPasskey = {
  attestation: { id: 'key-1', clientDataJSON: 'client-1', attestationObject: 'object-1', transports: ['internal'] },
  kind: 'phone',
};
export const passkey: Passkey = { id: 'pk-1', name: 'Celular de Begoña', kind: 'phone', createdAt: NOW, lastUsedAt: null, isHere: true };
export const refusal = (actor: string, code: FailureCode, message?: string) =>
  failed(actor, { code, retryable: false, ...(message !== undefined && { message }) });

const offered = (...events: Step[]) => ({ input: { isOffered: true }, events });
const requested = (...events: Step[]) => ({ input: { isOffered: false }, events });
export const asking: Step[] = [{ type: 'passkey.requested' }];
export const storing: Step[] = [...asking, done('askNewPasskey', made)];
export const saved: Step[] = [...storing, done('createPasskey', passkey)];
export const naming: Step[] = [...saved, { type: 'name.edited' }];
export const renaming: Step[] = [...naming, { type: 'name.typed', text: 'Celular del trabajo' }, { type: 'name.submitted' }];
const longName = 'Celular de María Guadalupe Villavicencio-Rodríguez';

/** Situations of a new passkey, reached by events. */
export const situations = {
  considering: offered(),
  notOffered: offered(done('shouldOfferPasskey', false)),
  offered: offered(done('shouldOfferPasskey', true)),
  postponed: offered(done('shouldOfferPasskey', true), { type: 'offer.postponed' }),
  idle: requested(),
  asking: requested(...asking),
  storing: requested(...storing),
  saved: requested(...saved),
  savedLong: requested(...storing, done('createPasskey', { ...passkey, name: longName, kind: 'computer' })),
  naming: requested(...naming),
  unnamed: requested(...naming, { type: 'name.typed', text: ' ' }),
  renaming: requested(...renaming),
  notRenamed: requested(...renaming, failed('renamePasskey', { code: 'network', retryable: true })),
  renamed: requested(...renaming, done('renamePasskey', { ...passkey, name: 'Celular del trabajo' })),
  cancelled: requested(...asking, refusal('askNewPasskey', 'passkey-cancelled')),
  exists: requested(...asking, refusal('askNewPasskey', 'passkey-exists')),
  notAllowed: requested(...asking, refusal('askNewPasskey', 'passkey-refused')),
  full: requested(...asking, refusal('askNewPasskey', 'refused', 'Ya tienes 10 llaves. Elimina una para guardar otra.')),
  offline: requested(...asking, failed('askNewPasskey', { code: 'network', retryable: true })),
  stale: requested(...storing, refusal('createPasskey', 'passkey-stale', 'Pasó demasiado tiempo. Intenta de nuevo.')),
  refused: requested(...storing, refusal('createPasskey', 'passkey-refused', 'No pudimos comprobar esa llave.')),
  failed: requested(...storing, failed('createPasskey', { code: 'unavailable', retryable: true })),
} as const;

export const chart = chartOf(passkeyCreationMachine, situations, passkeyCreationView);
export const { examples } = chart;
