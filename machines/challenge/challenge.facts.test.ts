import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { challengeModel } from './challenge.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([challengeModel], model, facts)).toEqual(facts);

describe('facts of challenge', () => {
  it('a challenge of the bank', () =>
    stated(0, [
      ['', 'frameShown', 'stays'],
      ['', 'frameLoaded', 'stays; loads=1'],
      ['', 'frameReturned', 'open.frame.closed'],
      ['', 'statusPending', 'open.status.waiting'],
      ['', 'statusAuthorised', 'authorised; ends kind="authorised" orderId="o"; result'],
      ['', 'statusRefused', 'refused; ends kind="refused" reason="card-refused"; result'],
      ['', 'statusRefunded', 'refunded; ends kind="refunded"; result'],
      ['', 'statusLost', 'open.status.waiting'],
      ['', 'deadlinePassed', 'unknown; ends kind="unknown"'],
      ['', '!deadline', 'unknown; ends kind="unknown"'],
      ['', '!challengeMessages', 'stays'],
      ['frameLoaded', 'frameLoaded', 'open.frame.closed; loads=2'],
      ['frameReturned', 'frameLoaded', '-'],
      ['frameReturned', 'frameReturned', 'stays'],
      ['statusPending', 'pauseOver', 'open.status.asking'],
      ['statusPending', '!pause', 'open.status.asking'],
      ['frameLoaded frameLoaded', 'frameLoaded', 'stays'],
    ]));
});
