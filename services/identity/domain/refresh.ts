/** Life of a refresh token in milliseconds. (decision 15) */
export const refreshLifeMs = 30 * 24 * 3_600_000;
/** Two tabs may send the same refresh token at once. Within this time the second one gets the same successor. */
const graceMs = 10_000;

export interface RefreshFacts {
  readonly expiresAt: number;
  readonly rotatedAt: number | undefined;
  readonly familyRevokedAt: number | undefined;
}

/** The result of a refresh token. `reuse` ends the whole family. */
export function refreshDecision(token: RefreshFacts, now: number): 'rotate' | 'same-successor' | 'reuse' | 'dead' {
  if (token.familyRevokedAt !== undefined) return 'dead';
  if (token.rotatedAt !== undefined) return now - token.rotatedAt <= graceMs ? 'same-successor' : 'reuse';
  return now >= token.expiresAt ? 'dead' : 'rotate';
}
