import type { Benefits } from '../../machines/seats/index.ts';

const KEY = 'anden.benefits';
const ANSWERS: readonly Benefits[] = ['unasked', 'included', 'declined'];

/** What was said to the benefits notice in this session of the browser (SEAT-026). */
export function readBenefits(): Benefits {
  try {
    const stored = sessionStorage.getItem(KEY);
    return ANSWERS.find((answer) => answer === stored) ?? 'unasked';
  } catch {
    return 'unasked';
  }
}

/** A browser without storage asks again after a reload. */
export function keepBenefits(answer: Benefits): void {
  try {
    sessionStorage.setItem(KEY, answer);
  } catch {
    // Asked again: no harm.
  }
}
