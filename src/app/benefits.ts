import * as v from 'valibot';
import type { Benefits } from '../../machines/seats/index.ts';

const KEY = 'anden.benefits';
const Answer = v.fallback(v.picklist(['unasked', 'included', 'declined']), 'unasked');

/** What was said to the benefits notice in this session of the browser (SEAT-026). */
export function readBenefits(): Benefits {
  try {
    return v.parse(Answer, sessionStorage.getItem(KEY));
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
