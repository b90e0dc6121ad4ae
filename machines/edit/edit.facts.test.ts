import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { editModels } from './edit.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(editModels, model, facts)).toEqual(facts);

describe('facts of edit', () => {
  it('an edit', () =>
    stated(0, [
      ['', 'checksCome', 'choosing; checks'],
      ['', 'noneCanChange', 'refused; failure'],
      ['', 'onlyMinorCanChange', 'guarded'],
      ['', 'checksFail', 'failed'],
      ['', 'noChecks', 'refused'],
      ['', 'editDismissed', 'dismissed; ends kind="dismissed"'],
      ['checksCome', 'minorToggled', 'stays; chosen'],
      ['checksCome', 'editSubmitted', 'stays; error="nobody"'],
      ['checksFail', 'editRetried', 'asking'],
      ['checksCome adultToggled', 'editSubmitted', 'departing.searching'],
      ['checksCome adultToggled editSubmitted', 'departuresCome', 'departing.listed; offers'],
      ['checksCome adultToggled editSubmitted', 'departuresFail', 'departing.unlisted'],
      ['checksCome adultToggled editSubmitted', 'dayChosen', 'stays; restarts findDepartures; date="2026-04-18"'],
      ['checksCome adultToggled editSubmitted departuresFail', 'editRetried', 'departing.searching'],
      ['checksCome adultToggled editSubmitted departuresCome', 'ownChosen', 'begun; ends kind="begun" change departure query; found'],
      ['checksCome adultToggled editSubmitted departuresCome', 'departureChosen', '-'],
      [
        'checksCome minorToggled adultToggled editSubmitted departuresCome',
        'departureChosen',
        'begun; ends kind="begun" change departure query; found',
      ],
    ]));
  it('an edit of older tickets', () =>
    stated(1, [
      ['partyCome adultToggled', 'editSubmitted', 'departing.searching'],
      ['partyCome adultToggled editSubmitted departuresCome', 'departureChosen', 'begun; ends kind="begun" change departure query; found'],
    ]));
});
