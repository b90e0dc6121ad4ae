import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusSeconds } from '../domain/instant.ts';
import { CART, NOW } from '../testing/fixtures.ts';
import { situation } from 'xstate-paths';
import { examples } from './hold.examples.ts';
import { holdMachine } from './hold.machine.ts';
import { countdown } from './hold.rules.ts';

const input = { expiresAt: CART.expiresAt };

describe('hold chart', () => {
  it('[HOLD-014][CONST-009] begins at nine minutes and ends at the instant of the server', () => {
    expect(examples.fresh.label).toBe('09:00');
    expect(examples.lapsed.screen).toBe('lapsed');
    const before = situation(holdMachine, input, [{ type: 'clock.ticked', now: plusSeconds(CART.expiresAt, -1) }]);
    expect(before.value).toBe('running');
  });

  it('is fresh for its first 10 seconds', () => {
    const isFresh = (left: number) => countdown({ expiresAt: plusSeconds(NOW, left), now: NOW }).isFresh;
    expect([540, 531, 530].map(isFresh)).toEqual([true, true, false]);
  });

  it('[HOLD-017] is shown as mm:ss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => {
        expect(countdown({ expiresAt: plusSeconds(NOW, seconds), now: NOW }).label).toMatch(/^0\d:[0-5]\d$/);
      }),
    );
  });

  it('cannot lapse while the bank is asked, and lapses at once after it', () => {
    const asked = situation(holdMachine, input, [
      { type: 'hold.suspended' },
      { type: 'clock.ticked', now: plusSeconds(CART.expiresAt, 60) },
    ]);
    expect(asked.value).toBe('suspended');
    const after = situation(holdMachine, input, [
      { type: 'hold.suspended' },
      { type: 'clock.ticked', now: plusSeconds(CART.expiresAt, 60) },
      { type: 'hold.resumed' },
    ]);
    expect(after.value).toBe('lapsed');
  });

  it('announces 5 min, 2 min, 1 min and 30 s only', () => {
    const marks = Array.from({ length: 541 }, (_, left) => countdown({ expiresAt: plusSeconds(NOW, left), now: NOW }).spoken);
    expect(new Set(marks)).toEqual(new Set([null, 300, 120, 60, 30]));
    expect(marks[301]).toBeNull();
    expect(marks[119]).toBe(120);
  });
});
