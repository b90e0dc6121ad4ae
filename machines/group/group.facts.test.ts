import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { groupModel } from './group.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([groupModel], model, facts)).toEqual(facts);

describe('facts of group', () => {
  it('the party sits together, or its dialog says why not', () =>
    stated(0, [
      ['', 'togetherCounted', 'stays; count=1'],
      ['', 'togetherAccepted', 'seating; asked'],
      ['', 'togetherDismissed', 'closed; ends kind="dismissed"'],
      ['', 'busFull', 'stays; bus'],
      ['busFull', 'togetherAccepted', '-'],
      ['togetherAccepted', 'togetherClaimed', 'closed; ends kind="seated" seatIds; outcome'],
      ['togetherAccepted', 'togetherTaken', 'closed; ends kind="refused" count=2 claimed; outcome'],
      ['togetherAccepted', 'togetherFails', 'closed; ends kind="failed" failure; outcome'],
      ['togetherAccepted', 'togetherDismissed', '-'],
    ]));
});
