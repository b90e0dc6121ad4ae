import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { staffInvitationModels } from './staffInvitation.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(staffInvitationModels, model, facts)).toEqual(facts);
const named = 'invitationOpened nameTyped';
const filled = `${named} passwordChosen passwordTyped codeTyped`;

describe('facts of staffInvitation', () => {
  it('the link', () =>
    stated(0, [
      ['', 'invitationOpened', 'choice; invitation'],
      ['', 'linkDead', 'over'],
      ['', 'openingFails', 'unreachable; failure'],
      ['openingFails', 'openingRetried', 'opening'],
      ['linkDead', 'signInChosen', 'done; ends person=null'],
    ]));

  it('a passkey needs a name first', () =>
    stated(0, [
      ['invitationOpened', 'passkeyChosen', '-'],
      [named, 'passkeyChosen', 'creatingPasskey'],
      [`${named} passkeyChosen`, 'acceptedByPasskey', 'done; ends person; person'],
      [`${named} passkeyChosen`, 'passkeyCancelled', 'choice'],
      [`${named} passkeyChosen`, 'passkeyRefused', 'choice; failure'],
      [`${named} passkeyChosen`, 'linkDiesBeforePasskey', 'over'],
    ]));

  it('a password needs a code', () =>
    stated(0, [
      ['invitationOpened', 'passwordChosen', '-'],
      [named, 'passwordChosen', 'password'],
      [`${named} passwordChosen passwordTyped`, 'formSubmitted', '-'],
      [`${named} passwordChosen codeTyped`, 'formSubmitted', '-'],
      [filled, 'formSubmitted', 'saving'],
      [filled, 'choiceReopened', 'choice'],
      [`${filled} choiceReopened`, 'passwordChosen', 'password; passwordLength=0; code=""'],
      [`${filled} formSubmitted`, 'acceptedByPassword', 'done; ends person; person'],
      [`${filled} formSubmitted`, 'codeRefused', 'password; code=""; failure'],
      [`${filled} formSubmitted`, 'linkDiesBeforePassword', 'over'],
    ]));
});
