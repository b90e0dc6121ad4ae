import type { AccountGateway } from './gateways/account.ts';
import type { SocialGateways } from './gateways/socialProviders.ts';
import type { RefreshCookies } from './routes/browser/refreshCookies.ts';
import type { SessionCookie } from './routes/browser/sessionCookie.ts';
import type { StoreContext } from './store/context.ts';

/** The dependencies of the routes and of the workers. */
export interface IdentityParts extends StoreContext {
  readonly refreshCookies: RefreshCookies;
  /** The cookie of a session of the office, which only the operations of the office get. */
  readonly staffCookie: SessionCookie;
  readonly providers: SocialGateways;
  /** What the other services hold of an account. */
  readonly accountGateway: AccountGateway;
}
