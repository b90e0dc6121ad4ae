import { describe, expect, it } from 'vitest';
import { situation } from 'xstate-paths';
import { accepted, applies, declined, examples, laterChosen, lost, offer } from './promotion.examples.ts';
import { promotionMachine } from './promotion.machine.ts';

const after = (...events: Parameters<typeof situation>[2]) => situation(promotionMachine, offer, events);

describe('promotion chart', () => {
  it('[SEARCH-034] ends with the chosen day of the way back', () => {
    expect(after(laterChosen, accepted, applies).output).toEqual({ returnDate: '2026-04-26' });
    expect(after(accepted, applies).output).toEqual({ returnDate: '2026-04-19' });
  });

  it('declined, also while it is being asked, ends without a day', () => {
    expect(after(declined).output).toEqual({ returnDate: null });
    expect(after(accepted, declined).output).toEqual({ returnDate: null });
  });

  it('[SEARCH-036][SEARCH-037] takes no day outside of its days', () => {
    for (const date of ['2026-04-18', '2026-06-07']) expect(after().can({ type: 'returnDate.chosen', date })).toBe(false);
    for (const date of ['2026-04-19', '2026-06-06']) expect(after().can({ type: 'returnDate.chosen', date })).toBe(true);
  });

  it('[ERR-063] a failure stays until another try or day', () => {
    expect(examples.failed.failure).toMatchObject({ code: 'network' });
    expect(examples.refused.failure?.message).toBe('La promoción terminó.');
    expect(after(accepted, lost, laterChosen).context.failure).toBeNull();
    expect(after(accepted, lost, accepted).context.failure).toBeNull();
  });
});
