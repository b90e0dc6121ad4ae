import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { blockModels } from './block.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(blockModels, model, facts)).toEqual(facts);

describe('facts of block', () => {
  it('[HOLD-004] the key exists before the seats are asked for', () =>
    stated(0, [
      ['', 'keyMade', 'blocking; key="key-1"'],
      ['', 'keyFails', 'closed; ends kind="refused" failure email="begona@example.com" key=null passengers; outcome'],
      ['', 'seatLostBefore', 'closed; ends kind="givenUp" email="begona@example.com" key=null passengers'],
    ]));

  it('the answer is a hold or a reason; a lost answer keeps its key, a refused one does not', () =>
    stated(0, [
      ['keyMade', 'seatsBlocked', 'closed; ends kind="held" hold email="begona@example.com" key="key-1" passengers; outcome'],
      ['keyMade', 'blockLost', 'closed; ends kind="refused" failure email="begona@example.com" key="key-1" passengers; outcome'],
      ['keyMade', 'blockRefused', 'closed; ends kind="refused" failure email="begona@example.com" key=null passengers; key=null; outcome'],
      ['keyMade', 'seatLostBefore', '-'],
    ]));

  it('[HOLD-002] a service that asks who buys is asked again with the same key', () =>
    stated(0, [
      ['keyMade', 'blockUnauthorized', 'preparing.identifying'],
      ['keyMade blockUnauthorized', 'signedIn', 'blocking'],
      ['keyMade blockUnauthorized', 'signInDismissed', 'closed; ends kind="givenUp" email="begona@example.com" key="key-1" passengers'],
      ['keyMade blockUnauthorized', 'seatLostBefore', 'closed; ends kind="givenUp" email="begona@example.com" key="key-1" passengers'],
    ]));

  it('an unknown buyer signs in first', () =>
    stated(1, [
      ['', 'signedIn', 'preparing.makingKey; email="begona@example.com"'],
      ['', 'signInDismissed', 'closed; ends kind="givenUp" email=null key=null passengers'],
    ]));
});
