import type { Instant } from '../domain/instant.ts';
import { promisePort } from '../port.ts';
import type { PhoneProof } from './phoneCode.types.ts';

/** Verifies the code of a sending (API-043). Rejects with code-wrong, code-dead, code-expired or a lost answer. */
export const verifyPhone = promisePort<PhoneProof, { phone: string; code: string; pin: string; purpose: 'signUp' | 'signIn' }>(
  'verifyPhone',
);

/** Sends another code (API-042) and resolves with the instant from which the next one may be requested. */
export const resendVerification = promisePort<{ pin: string; resendAt: Instant }, { email: string; phone: string }>('resendVerification');
