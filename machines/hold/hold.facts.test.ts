import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { holdModel } from './hold.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([holdModel], model, facts)).toEqual(facts);

describe('facts of hold', () => {
  it('the nine minutes of a cart', () =>
    stated(0, [
      ['', 'minuteLeft', 'stays; now="2026-04-17T14:28:00.000Z"'],
      ['', 'timeOver', 'lapsed; now="2026-04-17T14:29:01.000Z"'],
      ['', 'bankAsked', 'suspended'],
      ['', '!ticker', 'stays'],
      ['bankAsked', 'bankAnswered', 'running'],
      ['bankAsked timeOver', 'bankAnswered', 'lapsed'],
    ]));
});
