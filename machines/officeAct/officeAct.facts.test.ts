import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { officeActModels } from './officeAct.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(officeActModels, model, facts)).toEqual(facts);

describe('facts of officeAct', () => {
  it('money goes back with a reason, and once', () =>
    stated(0, [
      ['', 'actConfirmed', '-'],
      ['', 'actClosed', 'closed; ends isDone=false kind="refund"'],
      ['', 'pointsChosen', 'stays; fields'],
      ['reasonTyped', 'actConfirmed', 'sending'],
      ['reasonTyped actConfirmed', 'actConfirmed', '-'],
      ['reasonTyped actConfirmed', 'actClosed', '-'],
      ['reasonTyped actConfirmed', 'carriedOut', 'done; answer'],
      ['reasonTyped actConfirmed carriedOut', 'actConfirmed', '-'],
      ['reasonTyped actConfirmed carriedOut', 'actClosed', 'closed; ends isDone=true kind="refund"'],
      ['reasonTyped actConfirmed', 'actRefused', 'form; failure'],
      ['reasonTyped actConfirmed', 'answerLost', 'unknown; failure'],
      ['reasonTyped actConfirmed answerLost', 'reasonTyped', '-'],
      ['reasonTyped actConfirmed answerLost', 'actConfirmed', 'sending; failure=null'],
      ['reasonTyped actConfirmed answerLost', 'actClosed', 'closed; ends isDone=true kind="refund"'],
    ]));

  it('tickets are named before they are cancelled', () => stated(1, [['whyTyped', 'ticketToggled', 'stays; fields']]));

  it('an e-mail and roles change the form', () => {
    stated(2, [['', 'emailTyped', 'stays; fields']]);
    stated(3, [['', 'roleToggled', 'stays; fields']]);
  });
});
