import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { challengeModels } from './challenge.model.ts';

const [framed, frameless] = challengeModels;
const models = [framed, { ...framed, input: frameless.input }];
const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(models, model, facts)).toEqual(facts);

describe('facts of challenge', () => {
  it('a challenge of the bank', () =>
    stated(0, [
      ['', '', 'open.status.asking open.frame.shown'],
      ['', 'frameShown', 'stays'],
      ['', 'frameLoaded', 'stays; loads=1'],
      ['', 'frameReturned', 'open.frame.closed; restarts getPaymentTransaction'],
      ['', 'statusPending', 'open.status.waiting'],
      ['', 'statusAuthorised', 'authorised; ends kind="authorised" orderId="o"; result'],
      ['', 'statusRefused', 'refused; ends kind="refused" reason="card-refused"; result'],
      ['', 'statusRefunded', 'refunded; ends kind="refunded"; result'],
      ['', 'statusLost', 'open.status.waiting'],
      ['', 'deadlinePassed', 'unknown; ends kind="unknown"'],
      ['', '!deadline', 'unknown; ends kind="unknown"'],
      ['', '!challengeMessages', 'stays'],
      ['frameLoaded', 'frameLoaded', 'open.frame.closed; restarts getPaymentTransaction; loads=2'],
      // The frame shown again begins anew, so the next load is its first.
      ['frameLoaded', 'frameShown', 'stays; loads=0'],
      ['frameLoaded frameShown', 'frameLoaded', 'stays; loads=1'],
      ['frameReturned', 'frameLoaded', '-'],
      ['frameReturned', 'frameReturned', 'stays; restarts getPaymentTransaction'],
      ['statusPending', 'pauseOver', 'open.status.asking'],
      ['statusPending', '!pause', 'open.status.asking'],
      ['frameLoaded frameLoaded', 'frameLoaded', 'stays; restarts getPaymentTransaction'],
    ]));

  it('a payment that waits without a frame', () =>
    stated(1, [
      ['', '', 'open.status.asking open.frame.closed'],
      ['', 'frameLoaded', '-'],
      ['', 'statusPending', 'open.status.waiting'],
    ]));
});
