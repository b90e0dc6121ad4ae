import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { passwordRecoveryModels } from './passwordRecovery.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(passwordRecoveryModels, model, facts)).toEqual(facts);

describe('facts of passwordRecovery', () => {
  it('the mail', () =>
    stated(0, [
      ['', 'emailTyped', 'stays; email="begona@example.com"'],
      ['', 'recoveryRequested', '-'],
      ['emailTyped', 'recoveryRequested', 'sending'],
      ['emailTyped recoveryRequested', 'mailSent', 'mailed.waiting; now="2026-04-17T14:20:00.000Z"; resendAt="2026-04-17T14:23:00.000Z"'],
      ['emailTyped recoveryRequested', 'requestRefused', 'email; failure'],
      ['emailTyped recoveryRequested mailSent', 'secondsPass', 'stays; now="2026-04-17T14:23:01.000Z"'],
      ['emailTyped recoveryRequested mailSent', 'linkResent', '-'],
      ['emailTyped recoveryRequested mailSent', 'emailCorrected', 'email'],
      ['emailTyped recoveryRequested mailSent', '!ticker', 'stays'],
      ['emailTyped recoveryRequested mailSent secondsPass', 'linkResent', 'mailed.resending'],
      [
        'emailTyped recoveryRequested mailSent secondsPass linkResent',
        'mailSentAgain',
        'mailed.waiting; resendAt="2026-04-17T14:26:01.000Z"',
      ],
      ['emailTyped recoveryRequested mailSent secondsPass linkResent', 'resendRefused', 'mailed.waiting; failure'],
    ]));
  it('the link of the mail', () =>
    stated(1, [
      ['', 'passwordTyped', 'stays; passwordLength=15'],
      ['', 'passwordSubmitted', '-'],
      ['passwordRepeated', 'passwordSubmitted', 'saving'],
      ['passwordRepeated passwordSubmitted', 'passwordChanged', 'changed'],
      ['passwordRepeated passwordSubmitted', 'passwordRefused', 'password; failure'],
      ['passwordRepeated passwordSubmitted', 'linkRefused', 'email'],
    ]));
});
