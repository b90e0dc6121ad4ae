import type { Identity } from './auth.ts';
import { Problem, unauthorized } from './problem.ts';
import type { StaffRole } from './staffMember.ts';

/**
 * Whom an operation answers: `anyone`; a browser with a `holder` that the shop issued; a page with the public key of the `shop`; the bearer
 * of the refresh token of a `session`; a traveller about what is their `own`, without naming a thing; the `owner` of a named thing, and
 * nobody else; a person of the company (`staff`); a `device` at the door of a bus; another `service`; the `bank`.
 */
export type Audience = 'anyone' | 'holder' | 'shop' | 'session' | 'own' | 'owner' | 'staff' | 'device' | 'service' | 'bank';

const details = { 'guest-not-allowed': 'Necesitas una cuenta para esto.', 'not-yours': 'Esto pertenece a otra persona.' };

/** Who may call an operation. */
export interface Policy {
  readonly audience: Audience;
  /** The code of the 403 for a guest, where only a registered account may ask. */
  readonly guests?: keyof typeof details;
  /** The roles of the back office of which a person needs one; `staff` of `staff.ts` makes such a policy. */
  readonly roles?: readonly StaffRole[];
}

/** Who may call an operation on a thing. */
export interface OwnerPolicy<Thing, Caller = Identity> extends Policy {
  readonly owns: (caller: Caller, thing: Thing) => boolean;
}

export const anyone: Policy = { audience: 'anyone' };
export const holders: Policy = { audience: 'holder' };
export const shopPages: Policy = { audience: 'shop' };
export const sessions: Policy = { audience: 'session' };
export const services: Policy = { audience: 'service' };
export const devices: Policy = { audience: 'device' };
/** Guests and accounts, each about themself. */
export const travellers: Policy = { audience: 'own' };
/** Registered accounts, each about itself. */
export const accounts: Policy = { audience: 'own', guests: 'guest-not-allowed' };
/** Where the store finds only what belongs to the account. */
export const accountsScopedByStore: Policy = { audience: 'owner', guests: 'guest-not-allowed' };
export const ownersOf = <Thing, Caller = Identity>(owns: OwnerPolicy<Thing, Caller>['owns']): OwnerPolicy<Thing, Caller> => ({
  audience: 'owner',
  owns,
});
/** The owner is a registered account. A guest owns no such thing. */
export const accountsOwning = <Thing>(owns: OwnerPolicy<Thing>['owns']): OwnerPolicy<Thing> => ({
  audience: 'owner',
  guests: 'not-yours',
  owns,
});

/** The e-mail that a registered account proved, in lower case. A guest only typed one. */
export const provedEmail = ({ role, email }: Identity): string | undefined => (role === 'user' ? email?.toLowerCase() : undefined);
/** Things of the older platform belong to the account that proved their e-mail. */
export const ownsByEmail = (caller: Identity, { email }: { readonly email: string }): boolean => provedEmail(caller) === email;
export const accountsOfEmail = accountsOwning(ownsByEmail);

export const notYours = (): Problem => new Problem(403, 'not-yours', details['not-yours']);

/** The caller. Throws 401 without one, and 403 with the code of the policy for a guest who may not ask. */
export function callerOf({ guests }: Policy, identity: Identity | undefined): Identity {
  if (identity === undefined) throw unauthorized('unauthorized');
  if (guests !== undefined && identity.role === 'guest') throw new Problem(403, guests, details[guests]);
  return identity;
}

/** The thing, if the caller may touch it. Throws as `callerOf`, and 403 `not-yours`. */
export function authorize<Thing, Named extends Thing>(policy: OwnerPolicy<Thing>, identity: Identity | undefined, thing: Named): Named {
  if (!policy.owns(callerOf(policy, identity), thing)) throw notYours();
  return thing;
}

/** The things, if the caller may touch each of them. Throws as `authorize`. */
export function authorizeEach<Thing, Named extends readonly Thing[]>(
  policy: OwnerPolicy<Thing>,
  identity: Identity | undefined,
  things: Named,
): Named {
  for (const thing of things) authorize(policy, identity, thing);
  return things;
}
