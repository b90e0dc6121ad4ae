import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { updateDataModel } from './updateData.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([updateDataModel], model, facts)).toEqual(facts);

describe('facts of updateData', () => {
  it('the missing names of a guest', () =>
    stated(0, [
      ['', 'updateAccepted', 'form'],
      ['updateAccepted', 'firstNameTyped', 'stays; firstName="Begoña"'],
      ['updateAccepted', 'updateSubmitted', '-'],
      ['updateAccepted firstNameTyped paternalTyped maternalTyped', 'updateSubmitted', 'saving'],
      ['updateAccepted firstNameTyped paternalTyped maternalTyped updateSubmitted', 'namesSaved', 'done; ends user; user'],
      ['updateAccepted firstNameTyped paternalTyped maternalTyped updateSubmitted', 'savingFails', 'form; failure'],
    ]));
});
