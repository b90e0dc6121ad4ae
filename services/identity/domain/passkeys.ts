/** Life of a challenge in milliseconds. */
export const challengeLifeMs = 5 * 60_000;
/** Challenges that one device and one network address may ask for within the life of a challenge. */
export const challengesPerDevice = 20;
export const challengesPerAddress = 300;

/** How many passkeys an account may have. */
export const passkeyLimit = 10;

/** EdDSA, ES256 and RS256: what authenticators have. */
export const algorithms = [-8, -7, -257];

/** The shop as browsers and authenticators know it. */
export interface RelyingParty {
  readonly name: string;
  /** The host name: a key is bound to it for ever. */
  readonly id: string;
  readonly origin: string;
}

export function relyingPartyOf(publicUrl: string, name: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { name, id: hostname, origin };
}

/** The handle of an account at its authenticators: the bytes of its id, so that a device has one key for each account. */
export const userHandleOf = (accountId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(accountId.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
