import { describe, expect, it } from 'vitest';
import type { Run } from '../../simulation/simulate.ts';
import { plansOf, verdictOf } from './simulated.ts';

const runs = (change: Partial<Run>): Run[] =>
  plansOf(1, 40).map((plan) => ({
    ...{ plan, virtualMs: 1, calls: 1, faults: {}, trace: [], findings: [] },
    ...{ orders: 30, digest: `of seed ${plan.seed}`, crossed: ['search', 'seats', 'checkout', 'confirmation', 'cancellation', 'tracking'] },
    ...change,
  }));

describe('the verdict of a simulation on a change', () => {
  it.each([
    ['killed', { findings: ['a seat is sold twice'] }],
    ['invalid', { findings: ["Invalid transition definition for state node 'shop'"] }],
    ['starved', { orders: 5, digest: 'other' }],
    ['starved', { crossed: ['search'], digest: 'other' }],
    ['survived', { digest: 'other' }],
    ['survived', { crossed: ['search', 'seats', 'checkout', 'confirmation', 'cancellation'] }],
    ['same', {}],
  ])('is %s for %j', (verdict, change) => {
    expect(verdictOf(runs(change), runs({})).verdict).toBe(verdict);
  });
});
