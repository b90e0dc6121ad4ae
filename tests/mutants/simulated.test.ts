import { describe, expect, it } from 'vitest';
import type { Run } from '../../simulation/simulate.ts';
import { plansOf, verdictOf } from './simulated.ts';

const runs = (change: Partial<Run>): Run[] =>
  plansOf(1, 40).map((plan) => ({
    ...{ plan, virtualMs: 1, calls: 1, faults: {}, trace: [], findings: [] },
    ...{
      orders: 30,
      digest: `of seed ${plan.seed}`,
      succeeded: { 'GET /trip-api/trip': 5, 'POST /trip-api/seat/select': 50 },
      crossed: ['a', 'b', 'c', 'd', 'e', 'f'].map((state) => `seats.${state} — seat.chosen`),
    },
    ...change,
  }));

describe('the verdict of a simulation on a change', () => {
  it.each([
    ['killed', { findings: ['a seat is sold twice'] }],
    ['invalid', { findings: ["Invalid transition definition for state node 'shop'"] }],
    ['starved', { orders: 5, digest: 'other' }],
    ['starved', { crossed: ['seats.a — seat.chosen'], digest: 'other' }],
    ['starved', { succeeded: { 'GET /trip-api/trip': 5, 'POST /trip-api/seat/select': 9 }, digest: 'other' }],
    ['survived', { succeeded: { 'GET /trip-api/trip': 5, 'POST /trip-api/seat/select': 10 }, digest: 'other' }],
    ['survived', { digest: 'other' }],
    ['survived', { crossed: ['seats.a — seat.chosen', 'seats.b — seat.chosen'] }],
    ['same', {}],
  ])('is %s for %j', (verdict, change) => {
    expect(verdictOf(runs(change), runs({})).verdict).toBe(verdict);
  });
});
