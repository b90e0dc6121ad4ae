import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Ids of browsers as owners of claims. Only the service issues them, so nobody owns as many as they like. */
export interface HolderIds {
  /** A new id: 24 random characters of base64url, and 24 of their signature. */
  issue(): string;
  /** Whether this service issued the id. */
  isIssued(id: string): boolean;
}

const randomBytesOfId = 18;
const charactersOfRandom = 24;
/** Issued ids that are remembered, because a browser sends its id with each seat. */
const most = 10_000;

export function createHolderIds(secret: string): HolderIds {
  const issued = new Set<string>();
  const signed = (random: string): string =>
    random + createHmac('sha256', secret).update(random).digest().subarray(0, randomBytesOfId).toString('base64url');
  return {
    issue: () => signed(randomBytes(randomBytesOfId).toString('base64url')),
    isIssued(id) {
      if (issued.has(id)) return true;
      const expected = Buffer.from(signed(id.slice(0, charactersOfRandom)));
      const given = Buffer.from(id);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      if (issued.size >= most) issued.clear();
      issued.add(id);
      return true;
    },
  };
}
