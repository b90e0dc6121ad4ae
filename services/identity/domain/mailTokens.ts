/** Lives of the links in mails, in milliseconds. */
export const confirmLifeMs = 24 * 3_600_000;
export const resetLifeMs = 30 * 60_000;
/** An expired link says so for a week; then its row is deleted. */
export const keptAfterMs = 7 * 24 * 3_600_000;

export interface MailToken {
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

/** The reason why a link does not work; undefined when it does. `now` in milliseconds. */
export function refusalOf(token: MailToken | undefined, now: number): 'token-spent' | 'token-expired' | undefined {
  if (token === undefined || token.used_at !== null) return 'token-spent';
  return now >= token.expires_at.getTime() ? 'token-expired' : undefined;
}
