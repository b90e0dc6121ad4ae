import type { User } from '../session/session.types.ts';
import type { Location, StepName } from './booking.types.ts';

/** `idless`: a session without a user id (NAV-022). */
export type Role = 'visitor' | 'guest' | 'registered' | 'idless';

/** `signIn`: Home, where the sign-in opens. `root`: the root of the site. `expired`: the session ends. */
export type Access = 'open' | 'signIn' | 'root' | 'expired';

/** Pages of an account. Everybody may see the others, and a service checks who owns an order or a cart (NAV-019). */
const PAGES_OF_ACCOUNTS: ReadonlySet<StepName | Location['name']> = new Set(['profile', 'trips']);

/** Who may see a page of an account (NAV-020, NAV-022, NAV-023). */
const ACCESS: Record<Role, Access> = { visitor: 'signIn', guest: 'root', registered: 'open', idless: 'expired' };

export function isOfAccount({ name }: { name: StepName | Location['name'] }): boolean {
  return PAGES_OF_ACCOUNTS.has(name);
}

export function roleOf(user: User | null): Role {
  if (!user) return 'visitor';
  if (user.sub === '') return 'idless';
  return user.role === 'guest' ? 'guest' : 'registered';
}

export function accessOf(location: Location, user: User | null): Access {
  return isOfAccount(location) ? ACCESS[roleOf(user)] : 'open';
}
