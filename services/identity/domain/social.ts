/** Lives of a state and of a one-time proof, in milliseconds. */
export const stateLifeMs = 10 * 60_000;
export const proofLifeMs = 20 * 60_000;
/** Sign-ins that one device and one network address may begin within the life of a state. */
export const beginsPerDevice = 20;
export const beginsPerAddress = 300;

export const socialProviders = ['google', 'facebook', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The secrets of one sign-in. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The owner of an account at a provider, as the provider tells it. */
export interface SocialPerson {
  readonly subject: string;
  /** In lower case; null when the person hides it. */
  readonly email: string | null;
  /** The provider vouches for the e-mail. */
  readonly emailVerified: boolean;
  readonly nombre: string;
  readonly paterno: string;
}

export interface ProofFacts {
  /** The person signed in here before. */
  readonly linked: boolean;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** An account with this e-mail exists. */
  readonly accountExists: boolean;
  /** The person proved the e-mail or the account here. */
  readonly proved: boolean;
}

/** What is missing for a session. An existing account is joined only after its owner proved it here. (decision 26) */
export function nextOf({ linked, email, emailVerified, accountExists, proved }: ProofFacts): 'session' | 'email' | 'account' {
  if (linked || proved) return 'session';
  // Without the word of the provider, the answer does not tell whether there is an account.
  if (email === null || !emailVerified) return 'email';
  return accountExists ? 'account' : 'session';
}
