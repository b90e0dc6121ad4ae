import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { editModels } from './edit.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(editModels, model, facts)).toEqual(facts);

describe('facts of edit', () => {
  it('an edit on the same departure', () =>
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
      ['checksCome adultToggled', 'editSubmitted', 'opening'],
      ['checksCome adultToggled editSubmitted', 'departureFound', 'begun; ends kind="begun" change departure query; found'],
      ['checksCome adultToggled editSubmitted', 'departureGone', 'failed'],
    ]));
  it('an edit on another departure', () =>
    stated(1, [
      ['partyCome adultToggled', 'editSubmitted', 'departing.searching'],
      ['partyCome adultToggled editSubmitted', 'departuresCome', 'departing.listed; offers'],
      ['partyCome adultToggled editSubmitted', 'departuresFail', 'departing.unlisted'],
      ['partyCome adultToggled editSubmitted', 'dayChosen', 'stays; date="2026-04-18"'],
      ['partyCome adultToggled editSubmitted departuresCome', 'departureChosen', 'begun; ends kind="begun" change departure query; found'],
      ['partyCome adultToggled editSubmitted departuresFail', 'editRetried', 'departing.searching'],
    ]));
});
