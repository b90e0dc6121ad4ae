import { epochOf, type Instant } from './instant.ts';

/** Seconds to pay a cart (CONST-009). */
export const CART_HOLD_SECONDS = 540;
/** Seconds for which a hold is suspended at most while the bank is asked (CONST-047). */
export const BANK_LIMIT_SECONDS = 900;

/** Whole seconds until the hold ends, never below 0. */
export function secondsLeft(expiresAt: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((epochOf(expiresAt) - epochOf(now)) / 1000));
}

/** `mm:ss` (HOLD-017). */
export function clockLabel(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** The seconds left that screen readers announce: 5 min, 2 min, 1 min and 30 s. */
const SPOKEN_SECONDS = [300, 120, 60, 30] as const;
export type SpokenSeconds = (typeof SPOKEN_SECONDS)[number];

/** The last mark that the countdown passed; null above the first. */
export function spokenMark(seconds: number): SpokenSeconds | null {
  if (seconds <= 0) return null;
  return SPOKEN_SECONDS.filter((mark) => seconds <= mark).at(-1) ?? null;
}
