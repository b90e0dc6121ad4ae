import { expect, it } from 'vitest';
import { MOST_MILLISECONDS } from './patience.ts';
import { verdictOf } from './runMutants.ts';

it.each([
  ['survived', { ok: true, messages: '', ms: 10 }],
  ['survived', { ok: true, messages: '', ms: MOST_MILLISECONDS + 1 }],
  ['killed', { ok: false, messages: 'expected 1 to be 2', ms: 10 }],
  ['invalid', { ok: false, messages: 'Invalid transition definition', ms: 10 }],
  // A process that had to be ended has no failed test.
  ['slow', { ok: false, messages: '', ms: MOST_MILLISECONDS }],
] as const)('a change is %s after %j', (verdict, run) => {
  expect(verdictOf(run)).toBe(verdict);
});
