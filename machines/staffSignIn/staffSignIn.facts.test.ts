import { describe, expect, it } from 'vitest';
import { type Fact, factsOf, situation } from 'xstate-paths';
import { first } from './staffSignIn.examples.ts';
import { staffSignInMachine } from './staffSignIn.machine.ts';
import { staffSignInModels } from './staffSignIn.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(staffSignInModels, model, facts)).toEqual(facts);
const filled = 'emailTyped passwordTyped codeTyped';

describe('facts of staffSignIn', () => {
  it('a password needs its e-mail and a code, and a code is taken once', () =>
    stated(0, [
      ['', 'emailTyped', 'stays; email="operacion@anden.example"'],
      ['', 'passwordTyped', 'stays; hasPassword=true'],
      ['', 'codeTyped', 'stays; code="482913"'],
      ['emailTyped passwordTyped', 'formSubmitted', '-'],
      ['emailTyped codeTyped', 'formSubmitted', '-'],
      ['passwordTyped codeTyped', 'formSubmitted', '-'],
      [filled, 'formSubmitted', 'checking'],
      [`${filled} formSubmitted`, 'emailTyped', '-'],
      [`${filled} formSubmitted`, 'signedIn', 'done; ends person; person'],
      [`${filled} formSubmitted`, 'credentialsRefused', 'form; code=""; failure'],
      [`${filled} formSubmitted credentialsRefused`, 'formSubmitted', '-'],
      [`${filled} formSubmitted credentialsRefused codeTyped`, 'formSubmitted', 'checking; failure=null'],
    ]));

  it('a passkey', () =>
    stated(0, [
      ['', 'passkeyChosen', 'askingPasskey'],
      ['passkeyChosen', 'passkeyChosen', '-'],
      ['passkeyChosen', 'signedInByPasskey', 'done; ends person; person'],
      ['passkeyChosen', 'passkeyCancelled', 'form'],
      ['passkeyChosen', 'passkeyRefused', 'form; failure'],
    ]));

  it('a browser without passkeys asks for none', () => {
    const plain = situation(staffSignInMachine, { ...first, hasPasskeys: false }, []);
    expect(plain.can({ type: 'passkey.chosen' })).toBe(false);
  });
});
