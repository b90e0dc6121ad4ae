import { expect, test } from 'vitest';
import { isDrawnRight } from './maps.ts';

test('[SEAT-027] [SEAT-028] [SEAT-029] a seat is drawn as the books have it', () => {
  expect(isDrawnRight('mine', 'this browser')).toBe(true);
  expect(isDrawnRight('mine', 'somebody else')).toBe(false);
  expect(isDrawnRight('taken', 'somebody else')).toBe(true);
  expect(isDrawnRight('taken', 'nobody')).toBe(false);
  expect(isDrawnRight('free', 'nobody')).toBe(true);
  expect(isDrawnRight('free', 'somebody else')).toBe(false);
});
