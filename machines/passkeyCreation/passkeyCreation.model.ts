import { done, failed, isIn, type Model } from 'xstate-paths';
import { made, passkey, refusal } from './passkeyCreation.examples.ts';
import { passkeyCreationMachine } from './passkeyCreation.machine.ts';
import type { PasskeyCreationContext } from './passkeyCreation.types.ts';

const lost = (actor: string) => failed(actor, { code: 'network', retryable: true });

const rules = {
  machine: passkeyCreationMachine,
  invariants: {
    'a key is stored after the device made it': (at) => !isIn(at, 'storing') || at.context.made !== null,
    'a saved key is known': (at) => !(isIn(at, 'saved') || isIn(at, 'naming') || isIn(at, 'renaming')) || at.context.passkey !== null,
    'every failure says why': (at) => !isIn(at, 'ended') || at.context.failure !== null,
  },
  facts: ({ context }: { context: PasskeyCreationContext }) => [context.name.trim() !== '', context.failure?.code],
} satisfies Omit<Model, 'input' | 'events'>;

/** The events of a key that is asked for in the profile. */
const asked = {
  ...rules,
  input: { isOffered: false },
  events: {
    passkeyRequested: { type: 'passkey.requested' },
    keyMade: done('askNewPasskey', made),
    ceremonyCancelled: refusal('askNewPasskey', 'passkey-cancelled'),
    keyExists: refusal('askNewPasskey', 'passkey-exists'),
    ceremonyRefused: refusal('askNewPasskey', 'passkey-refused'),
    beginFails: lost('askNewPasskey'),
    keyStored: done('createPasskey', passkey),
    challengeStale: refusal('createPasskey', 'passkey-stale'),
    keyRefused: refusal('createPasskey', 'passkey-refused'),
    storeFails: lost('createPasskey'),
    nameEdited: { type: 'name.edited' },
    nameEmptied: { type: 'name.typed', text: '' },
    nameTyped: { type: 'name.typed', text: 'Celular del trabajo' },
    nameSubmitted: { type: 'name.submitted' },
    nameKept: { type: 'name.kept' },
    keyRenamed: done('renamePasskey', { ...passkey, name: 'Celular del trabajo' }),
    renameFails: lost('renamePasskey'),
    passkeyClosed: { type: 'passkey.closed' },
  },
} satisfies Model;

/** The events of a key that is offered after a purchase. */
const offered = {
  ...rules,
  input: { isOffered: true },
  events: {
    offerDue: done('shouldOfferPasskey', true),
    offerNotDue: done('shouldOfferPasskey', false),
    offerAccepted: { type: 'offer.accepted' },
    offerPostponed: { type: 'offer.postponed' },
    offerDeclined: { type: 'offer.declined' },
    keyMade: asked.events.keyMade,
    keyStored: asked.events.keyStored,
    passkeyClosed: asked.events.passkeyClosed,
  },
} satisfies Model;

export const passkeyCreationModels = [asked, offered] satisfies Model[];
