import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { passkeyCreationModels } from './passkeyCreation.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(passkeyCreationModels, model, facts)).toEqual(facts);

describe('facts of passkeyCreation', () => {
  it('a key that is asked for in the profile', () =>
    stated(0, [
      ['', 'passkeyRequested', 'asking'],
      ['passkeyRequested', 'keyMade', 'storing; made'],
      ['passkeyRequested', 'ceremonyCancelled', 'ended.cancelled; failure'],
      ['passkeyRequested', 'keyExists', 'ended.exists; failure'],
      ['passkeyRequested', 'ceremonyRefused', 'ended.refused; failure'],
      ['passkeyRequested', 'beginFails', 'ended.failed; failure'],
      ['passkeyRequested keyMade', 'keyStored', 'saved; refetchPasskeys; passkey'],
      ['passkeyRequested keyMade', 'challengeStale', 'ended.stale; failure'],
      ['passkeyRequested keyMade', 'keyRefused', 'ended.refused; failure'],
      ['passkeyRequested keyMade', 'storeFails', 'ended.failed; failure'],
      ['passkeyRequested ceremonyCancelled', 'passkeyRequested', 'asking; failure=null'],
      ['passkeyRequested ceremonyCancelled', 'passkeyClosed', 'idle'],
      ['passkeyRequested keyMade keyStored', 'nameEdited', 'naming; name="Celular de Begoña"'],
      ['passkeyRequested keyMade keyStored', 'passkeyClosed', 'idle'],
      ['passkeyRequested keyMade keyStored nameEdited', 'nameEmptied', 'stays; name=""'],
      ['passkeyRequested keyMade keyStored nameEdited', 'nameSubmitted', 'renaming'],
      ['passkeyRequested keyMade keyStored nameEdited', 'nameKept', 'saved'],
      ['passkeyRequested keyMade keyStored nameEdited nameEmptied', 'nameSubmitted', '-'],
      ['passkeyRequested keyMade keyStored nameEdited nameSubmitted', 'keyRenamed', 'saved; refetchPasskeys; passkey'],
      ['passkeyRequested keyMade keyStored nameEdited nameSubmitted', 'renameFails', 'naming; failure'],
    ]));
  it('a key that is offered after a purchase', () =>
    stated(1, [
      ['', 'offerDue', 'offered'],
      ['', 'offerNotDue', 'idle'],
      ['', '!shouldOfferPasskey', 'idle'],
      ['offerDue', 'offerAccepted', 'asking'],
      ['offerDue', 'offerPostponed', 'idle; postponeOffer'],
      ['offerDue', 'offerDeclined', 'idle; declineOffer'],
    ]));
});
