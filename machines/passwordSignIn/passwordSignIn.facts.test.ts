import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { passwordSignInModels } from './passwordSignIn.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(passwordSignInModels, model, facts)).toEqual(facts);

describe('facts of passwordSignIn', () => {
  it('an e-mail and its password', () =>
    stated(0, [
      ['', 'emailTyped', 'stays; email="begona@example.com"'],
      ['', 'passwordTyped', 'stays; hasPassword=true'],
      ['', 'passwordSubmitted', '-'],
      ['emailTyped', 'passwordSubmitted', '-'],
      ['passwordTyped', 'passwordSubmitted', '-'],
      ['emailTyped passwordTyped', 'passwordSubmitted', 'asking'],
      ['emailTyped passwordTyped passwordSubmitted', 'emailTyped', '-'],
      ['emailTyped passwordTyped passwordSubmitted', 'signedIn', 'done; ends user; user'],
      ['emailTyped passwordTyped passwordSubmitted', 'credentialsRefused', 'form; failure'],
      ['emailTyped passwordTyped passwordSubmitted credentialsRefused', 'passwordSubmitted', 'asking; failure=null'],
    ]));
});
