import type { operations } from '../../../openapi/types/identity.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Handlers } from '../../shared/contract.ts';
import type { Database } from '../../shared/db.ts';
import type { Codes } from '../codes.ts';
import type { SigningKeys } from '../keys.ts';
import type { Passwords } from '../passwords.ts';
import type { Sessions } from '../sessions.ts';
import { getJwks } from './getJwks.ts';
import { getPreferences } from './getPreferences.ts';
import { getPublicIp } from './getPublicIp.ts';
import { refreshToken } from './refreshToken.ts';
import { resendVerification } from './resendVerification.ts';
import { savePreferences } from './savePreferences.ts';
import { sendVerification } from './sendVerification.ts';
import { signIn } from './signIn.ts';
import { signInPhone } from './signInPhone.ts';
import { signOut } from './signOut.ts';
import { signUpGuest } from './signUpGuest.ts';
import { updateAccount } from './updateAccount.ts';
import { validateToken } from './validateToken.ts';
import { verifyPhone } from './verifyPhone.ts';

/** What the routes are given to work with. */
export interface IdentityParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Secret of this service. */
  readonly secret: string;
  readonly keys: SigningKeys;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly passwords: Passwords;
}

export function createHandlers(parts: IdentityParts): Handlers<operations> {
  return {
    signUpGuest: signUpGuest(parts),
    sendVerification: sendVerification(parts),
    resendVerification: resendVerification(parts),
    verifyPhone: verifyPhone(parts),
    signInPhone: signInPhone(parts),
    signIn: signIn(parts),
    refreshToken: refreshToken(parts),
    validateToken: validateToken(parts),
    getJwks: getJwks(parts),
    getPublicIp: getPublicIp(),
    getPreferences: getPreferences(parts),
    savePreferences: savePreferences(parts),
    updateAccount: updateAccount(parts),
    signOut: signOut(parts),
  };
}
