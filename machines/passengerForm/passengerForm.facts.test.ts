import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { passengerFormModels } from './passengerForm.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(passengerFormModels, model, facts)).toEqual(facts);

describe('facts of passengerForm', () => {
  it('a sale, a change and a seat that is gone begin elsewhere', () => {
    stated(0, [['', '', 'filling.selling']]);
    stated(2, [['', '', 'filling.changing']]);
    stated(4, [['', '', 'closed; ends kind="seatTaken"']]);
  });

  it('what is typed and chosen stays in the draft', () =>
    stated(0, [
      ['', 'firstNameTyped', 'stays; draft'],
      ['', 'lastNameTyped', 'stays; draft'],
      ['', 'personChosen', 'stays; draft'],
      ['', 'personKept', 'stays; draft'],
      ['', 'fareChosen', 'stays; draft'],
      ['', 'serviceToggled', 'stays; draft'],
      ['', 'benefitsIncluded', 'stays; draft; included'],
      ['', 'quotaChanged', 'stays; bus'],
    ]));

  it('a whole draft is accepted, and kept when the traveller wants it', () =>
    stated(0, [
      ['', 'passengerSubmitted', '-'],
      ['personChosen', 'passengerSubmitted', 'closed; ends kind="accepted" draft companion=null; outcome'],
      ['personChosen personKept', 'passengerSubmitted', 'closed; ends kind="accepted" draft companion=null; savePassenger; outcome'],
    ]));

  it('the traveller leaves the form, or the seat is lost', () =>
    stated(0, [
      ['', 'passengerDismissed', 'closed; ends kind="dismissed"'],
      ['', 'seatTaken', 'closed; ends kind="seatTaken"; outcome'],
    ]));

  it('the name of another seat is used again', () => stated(1, [['', 'nameReused', 'stays; draft']]));

  it('a passenger of an edit is whole from the beginning', () =>
    stated(2, [
      ['', 'serviceToggled', 'stays; draft'],
      ['', 'passengerSubmitted', 'closed; ends kind="accepted" draft companion=null; outcome'],
    ]));

  it('a pet gets the seat beside, or the form says why not', () =>
    stated(3, [
      ['', 'passengerSubmitted', 'accompanying; asked'],
      ['', 'petsShown', 'closed; ends kind="petPlaced"; outcome'],
      ['passengerSubmitted', 'besideClaimed', 'closed; ends kind="accepted" draft companion="ground-6"; outcome'],
      ['passengerSubmitted', 'besideTaken', 'closed; ends kind="refused" draft claimed failure=null; outcome'],
      ['passengerSubmitted', 'besideFails', 'closed; ends kind="refused" draft claimed=[] failure; outcome'],
    ]));
});
