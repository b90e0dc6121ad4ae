import type { Clock } from '../shared/clock.ts';
import type { Database } from '../shared/db.ts';
import type { Codes } from './store/codes.ts';
import type { Devices } from './store/devices.ts';
import type { SigningKeys } from './store/signingKeys.ts';
import type { MailLinks } from './store/mailLinks.ts';
import type { Passengers } from './store/passengers.ts';
import type { Passkeys } from './store/passkeys.ts';
import type { PasswordChanges } from './store/passwordChanges.ts';
import type { Passwords } from './store/passwords.ts';
import type { RefreshCookies } from './routes/browser/refreshCookies.ts';
import type { Removals } from './workers/removals.ts';
import type { Sessions } from './store/sessions.ts';
import type { Social } from './store/social.ts';

/** The dependencies of the routes. */
export interface IdentityParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Secret of this service. */
  readonly secret: string;
  readonly keys: SigningKeys;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly refreshCookies: RefreshCookies;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly passwordChanges: PasswordChanges;
  readonly passkeys: Passkeys;
  readonly mailLinks: MailLinks;
  readonly passengers: Passengers;
  readonly removals: Removals;
  readonly social: Social;
}
