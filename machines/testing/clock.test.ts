import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.types.ts', '../**/*.ports.ts', '../**/*.machine.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The types and objects that a chart begins with: `type HoldInput = {…}`, `input: ({ context }) => ({…})`. */
const INPUTS = /\btype \w*Input\b[^;]*?\{[^}]*\}|\binput: [^\n]*/g;

/** Where a chart is given the present instead of being told it by `clock.ticked` or by an answer. */
const frozen = (source: string) => (source.match(INPUTS) ?? []).filter((part) => /\bnow\b/.test(part));

it('[HOLD-014][CASH-003] no chart begins with the present, which would be compared later (decision 3)', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(90);
  expect(Object.entries(sources).flatMap(([file, source]) => frozen(source).map((part) => `${file}: ${part}`))).toEqual([]);
});

it('finds the present in an input', () => {
  expect(frozen('export type HoldInput = { expiresAt: Instant; now: Instant };')).toHaveLength(1);
  expect(frozen('          input: ({ context }) => ({ expiresAt: cartOf(context).expiresAt, now: context.now }),')).toHaveLength(1);
  expect(frozen('export type HoldContext = HoldInput & { now: Instant };')).toEqual([]);
});
