import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { registrationModels } from './registration.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(registrationModels, model, facts)).toEqual(facts);

describe('facts of registration', () => {
  it('a link, somebody who is signed in, and nobody begin elsewhere', () => {
    stated(0, [['', '', 'form']]);
    stated(1, [['', '', 'checking']]);
    stated(2, [['', '', 'ready']]);
    // A link is checked, whoever is signed in.
    const [, link, known] = registrationModels;
    const both = { ...link, input: { ...link.input, name: known.input.name } };
    expect(factsOf([both], 0, [['', '', 'checking']])).toEqual([['', '', 'checking']]);
  });

  it('the form and the mail', () =>
    stated(0, [
      ['', 'nameTyped', 'stays; firstName="María Fernanda"'],
      ['', 'passwordTyped', 'stays; passwordLength=12'],
      ['', 'termsToggled', 'stays; terms=false'],
      ['', 'formSubmitted', '-'],
      ['', 'openedElsewhere', 'ready; name="María Fernanda"'],
      ['nameTyped paternalTyped emailTyped emailRepeated passwordTyped', 'formSubmitted', 'sending'],
      [
        'nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted',
        'mailSent',
        'mailed.waiting; now="2026-04-17T14:20:00.000Z"; resendAt="2026-04-17T14:23:00.000Z"',
      ],
      ['nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted', 'registrationRefused', 'form; failure'],
      [
        'nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted mailSent',
        'secondsPass',
        'stays; now="2026-04-17T14:23:01.000Z"',
      ],
      ['nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted mailSent', 'linkResent', '-'],
      ['nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted mailSent', 'emailCorrected', 'form'],
      ['nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted mailSent', '!ticker', 'stays'],
      [
        'nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted mailSent secondsPass',
        'linkResent',
        'mailed.resending',
      ],
      [
        'nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted mailSent secondsPass linkResent',
        'mailSentAgain',
        'mailed.waiting; resendAt="2026-04-17T14:26:01.000Z"',
      ],
      [
        'nameTyped paternalTyped emailTyped emailRepeated passwordTyped formSubmitted mailSent secondsPass linkResent',
        'resendRefused',
        'mailed.waiting; failure',
      ],
    ]));
  it('the link of the mail', () =>
    stated(1, [
      ['', 'linkOfThisDevice', 'asked; confirmation'],
      ['', 'linkRefused', 'linkDead'],
      ['', 'checkFails', 'unchecked; failure'],
      ['', 'linkAccepted', '-'],
      ['linkRefused', 'formChosen', 'form'],
      ['checkFails', 'confirmationRetried', 'checking; failure=null'],
      ['linkOfThisDevice', 'linkAccepted', 'confirming'],
      ['linkOfThisDevice', 'newPasswordTyped', '-'],
      ['linkOfAnotherDevice', 'linkAccepted', '-'],
      ['linkOfAnotherDevice', 'newPasswordTyped', 'stays; passwordLength=12'],
      ['linkOfAnotherDevice newPasswordTyped', 'linkAccepted', 'confirming'],
      ['linkOfThisDevice linkAccepted', 'accountMade', 'ready; name="María Fernanda"'],
      ['linkOfThisDevice linkAccepted', 'linkUsedMeanwhile', 'linkDead'],
      ['linkOfThisDevice linkAccepted', 'confirmationFails', 'asked; failure'],
      ['linkOfThisDevice linkAccepted confirmationFails', 'linkAccepted', 'confirming; failure=null'],
    ]));
});
