/** Rules of the one-time codes; instants in milliseconds. (CONST-031, CONST-032, decisions 15 and 25) */
export const codeLifeMs = 10 * 60_000;
export const codeTries = 5;
export const resendAfterMs = 180_000;
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** A verified phone can become an account within this time. */
export const verifiedLifeMs = 10 * 60_000;

/** The SMS of a code, with the name of the shop. Its last line binds the code to the host of the shop, so that a browser fills it in there only (decision 36). */
export const codeText = (code: string, { shop, publicUrl }: { readonly shop: string; readonly publicUrl: string }): string =>
  `${code} es tu código de ${shop}. Vence en 10 minutos. No lo compartas con nadie.\n\n@${new URL(publicUrl).hostname} #${code}`;

/** Codes an hour for one phone: to a known device of its account, to one stranger, to all strangers together. */
const ownerSendsPerHour = 5;
const strangerSendsPerHour = 3;
const strangersSendsPerHour = 6;
const strangersSendsPerDay = 20;

export interface CodeFacts {
  readonly expiresAt: number;
  readonly tries: number;
  readonly verifiedAt: number | undefined;
  readonly replacedAt: number | undefined;
}

/** Whether a code may still be tried. A used, replaced, expired or exhausted code is invalid. */
export function codeIsAlive(code: CodeFacts, now: number): boolean {
  return code.verifiedAt === undefined && code.replacedAt === undefined && code.tries < codeTries && now < code.expiresAt;
}

export interface Sends {
  /** Instants of the requester's own codes for this phone. */
  readonly own: readonly number[];
  /** Instants of the codes of all strangers for this phone; undefined when the requester is a known device of its account. */
  readonly strangers: readonly number[] | undefined;
  /** The requester's newest code that was not used. */
  readonly last: number | undefined;
}

export type SendDecision =
  | { readonly send: true }
  | { readonly send: false; readonly reason: 'too-soon' | 'too-many'; readonly waitSeconds: number };

/**
 * The decision on a mail whose link is the same whoever asked: one an hour is always sent, so the mails of strangers never shut the owner
 * out. `last` is the instant of the latest mail to the recipient.
 */
export function mayMail(now: number, decision: SendDecision, last: number | undefined): SendDecision {
  if (decision.send || decision.reason === 'too-soon') return decision;
  const wait = last === undefined ? 0 : last + hourMs - now;
  return wait <= 0 ? { send: true } : { ...decision, waitSeconds: Math.min(decision.waitSeconds, Math.ceil(wait / 1000)) };
}

/** Decides whether another code may be sent. The codes of strangers never count against a known device. */
export function maySend(now: number, { own, strangers, last }: Sends): SendDecision {
  if (last !== undefined && now - last < resendAfterMs) {
    return { send: false, reason: 'too-soon', waitSeconds: Math.ceil((resendAfterMs - (now - last)) / 1000) };
  }
  const wait =
    strangers === undefined
      ? untilBelow(now, own, ownerSendsPerHour, hourMs)
      : Math.max(
          untilBelow(now, own, strangerSendsPerHour, hourMs),
          untilBelow(now, strangers, strangersSendsPerHour, hourMs),
          untilBelow(now, strangers, strangersSendsPerDay, dayMs),
        );
  return wait > 0 ? { send: false, reason: 'too-many', waitSeconds: Math.ceil(wait / 1000) } : { send: true };
}

/** Milliseconds until fewer than `limit` of the instants are within `windowMs`; 0 for now. */
export function untilBelow(now: number, instants: readonly number[], limit: number, windowMs: number): number {
  const recent = instants.filter((at) => now - at < windowMs).toSorted((a, b) => b - a);
  const blocking = recent[limit - 1];
  return blocking === undefined ? 0 : blocking + windowMs - now;
}
