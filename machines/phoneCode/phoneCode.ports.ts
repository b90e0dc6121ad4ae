import type { Instant } from '../domain/instant.ts';
import { promisePort } from '../port.ts';

/** Proves the code of a sending (API-043). Rejects with code-wrong, code-dead, code-expired or a lost answer. */
export const verifyPhone = promisePort<void, { phone: string; code: string; pin: string; purpose: 'signUp' | 'signIn' }>('verifyPhone');

/** Sends another code (API-042) and says from when the next one may be asked for. */
export const resendVerification = promisePort<{ pin: string; resendAt: Instant }, { email: string; phone: string }>('resendVerification');
