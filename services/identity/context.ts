import type { Clock } from '../shared/clock.ts';
import type { Database } from '../shared/db.ts';
import type { Codes } from './codes.ts';
import type { Devices } from './devices.ts';
import type { SigningKeys } from './keys.ts';
import type { MailLinks } from './mailLinks.ts';
import type { Passengers } from './passengers.ts';
import type { Passkeys } from './passkeys.ts';
import type { PasswordChanges } from './passwordChanges.ts';
import type { Passwords } from './passwords.ts';
import type { RefreshCookies } from './refreshCookies.ts';
import type { Removals } from './removals.ts';
import type { Sessions } from './sessions.ts';
import type { Social } from './social/social.ts';

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
