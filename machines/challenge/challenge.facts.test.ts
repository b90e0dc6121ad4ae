import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { situations } from './challenge.examples.ts';
import { challengeModel } from './challenge.model.ts';

const models = [challengeModel, { ...challengeModel, input: situations.withoutFrame.input }];
const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(models, model, facts)).toEqual(facts);

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
      // The frame shown again begins anew, so the next load is its first.
      ['frameLoaded', 'frameShown', 'stays; loads=0'],
      ['frameLoaded frameShown', 'frameLoaded', 'stays; loads=1'],
      ['frameReturned', 'frameLoaded', '-'],
      ['frameReturned', 'frameReturned', 'stays'],
      ['statusPending', 'pauseOver', 'open.status.asking'],
      ['statusPending', '!pause', 'open.status.asking'],
      ['frameLoaded frameLoaded', 'frameLoaded', 'stays'],
    ]));

  it('a payment that waits without a frame', () =>
    stated(1, [
      ['', 'frameLoaded', '-'],
      ['', 'statusPending', 'open.status.waiting'],
    ]));
});
