/** Rules of the one-time codes; instants in milliseconds. (CONST-031, CONST-032, decision 15) */
export const codeLifeMs = 10 * 60_000;
export const codeTries = 5;
export const resendAfterMs = 180_000;
export const sendsPerHour = 5;
export const hourMs = 3_600_000;
/** A verified phone may become an account for this long. */
export const verifiedLifeMs = 10 * 60_000;

export interface CodeFacts {
  readonly expiresAt: number;
  readonly tries: number;
  readonly verifiedAt: number | undefined;
  readonly replacedAt: number | undefined;
}

/** Whether a code may still be tried. A used, replaced, expired or guessed-at code is as good as none. */
export function codeIsAlive(code: CodeFacts, now: number): boolean {
  return code.verifiedAt === undefined && code.replacedAt === undefined && code.tries < codeTries && now < code.expiresAt;
}

export type SendDecision =
  | { readonly send: true }
  | { readonly send: false; readonly reason: 'too-soon' | 'too-many'; readonly waitSeconds: number };

/**
 * Whether another code may be sent. `sends` are the instants of the last hour for this phone, `addressSends` those of the
 * asking network address (many travellers share one, so its limit is wider), `last` the newest send of the same request.
 */
export function maySend(
  now: number,
  sends: readonly number[],
  addressSends: readonly number[],
  addressLimit: number,
  last: number | undefined,
): SendDecision {
  if (last !== undefined && now - last < resendAfterMs) {
    return { send: false, reason: 'too-soon', waitSeconds: Math.ceil((resendAfterMs - (now - last)) / 1000) };
  }
  const wait = Math.max(untilBelow(now, sends, sendsPerHour), untilBelow(now, addressSends, addressLimit));
  return wait > 0 ? { send: false, reason: 'too-many', waitSeconds: Math.ceil(wait / 1000) } : { send: true };
}

function untilBelow(now: number, instants: readonly number[], limit: number): number {
  const recent = instants.filter((at) => now - at < hourMs).toSorted((a, b) => b - a);
  const blocking = recent[limit - 1];
  return blocking === undefined ? 0 : blocking + hourMs - now;
}
