import { CART_HOLD_SECONDS, clockLabel, secondsLeft, spokenMark } from '../domain/hold.ts';
import type { HoldContext, HoldView } from './hold.types.ts';

/** Seconds for which the whole time is said (NAV-050). */
const FRESH_SECONDS = 10;

export function isLapsed({ expiresAt, now }: HoldContext): boolean {
  return secondsLeft(expiresAt, now) === 0;
}

/** The countdown. Its label never exceeds 09:00, whatever the device's clock (HOLD-014, HOLD-017). */
export function countdown({ expiresAt, now }: HoldContext): Omit<HoldView, 'screen'> {
  const left = Math.min(CART_HOLD_SECONDS, secondsLeft(expiresAt, now));
  return {
    label: clockLabel(left),
    secondsLeft: left,
    fraction: left / CART_HOLD_SECONDS,
    isFresh: left > CART_HOLD_SECONDS - FRESH_SECONDS,
    lastMinute: left <= 60,
    spoken: spokenMark(left),
  };
}
