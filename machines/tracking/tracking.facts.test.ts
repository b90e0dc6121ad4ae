import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { trackingModel } from './tracking.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([trackingModel], model, facts)).toEqual(facts);

describe('facts of tracking', () => {
  it('a bus is asked for again and again, also after a failure', () =>
    stated(0, [
      ['', 'busLocated', 'waiting; fix'],
      ['', 'busLost', 'waiting'],
      ['busLocated', 'pauseOver', 'locating'],
      ['busLost', 'pauseOver', 'locating'],
      ['busLocated', '!pause', 'locating'],
      ['busLocated pauseOver', 'busLost', 'waiting'],
    ]));

  it('the clock and the traveller are heard in every state', () =>
    stated(0, [
      ['', 'minutesPass', 'stays; now="2026-04-18T15:35:54.000Z"'],
      ['busLocated', 'minutesPass', 'stays; now="2026-04-18T15:35:54.000Z"'],
      ['', '!ticker', 'stays'],
      ['', 'trackingClosed', 'closed'],
      ['busLocated', 'trackingClosed', 'closed'],
    ]));
});
