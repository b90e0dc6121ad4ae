import { clockLabel, secondsLeft } from './hold.ts';
import { plusSeconds, type Instant } from './instant.ts';

/** Another code or mail may be requested after 180 s (CONST-032). */
const RESEND_SECONDS = 180;

/** When another one may be requested. */
export function resendAfter(sentAt: Instant): Instant {
  return plusSeconds(sentAt, RESEND_SECONDS);
}

/** mm:ss until another one may be requested; null afterwards (AUTH-056). */
export function resendIn({ resendAt, now }: { resendAt: Instant; now: Instant }): string | null {
  const left = Math.min(RESEND_SECONDS, secondsLeft(resendAt, now));
  return left === 0 ? null : clockLabel(left);
}
