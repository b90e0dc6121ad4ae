/** Lives of tokens; milliseconds. (decision 15) */
export const accessLifeMs = 15 * 60_000;
export const refreshLifeMs = 30 * 24 * 3_600_000;
/** Two tabs may present the same refresh token at once: for this long the second one gets the same successor. */
export const graceMs = 10_000;

export interface RefreshFacts {
  readonly expiresAt: number;
  readonly rotatedAt: number | undefined;
  readonly familyRevokedAt: number | undefined;
}

/** What presenting a refresh token leads to. `reuse` ends the whole family. */
export function refreshDecision(token: RefreshFacts, now: number): 'rotate' | 'same-successor' | 'reuse' | 'dead' {
  if (token.familyRevokedAt !== undefined) return 'dead';
  if (token.rotatedAt !== undefined) return now - token.rotatedAt <= graceMs ? 'same-successor' : 'reuse';
  return now >= token.expiresAt ? 'dead' : 'rotate';
}
