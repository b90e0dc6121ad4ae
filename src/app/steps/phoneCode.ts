import { phoneCodeMachine } from '../../../machines/phoneCode/index.ts';
import { resendVerification } from '../actors/resendVerification.ts';
import { ticker } from '../actors/ticker.ts';
import { verifyPhone } from '../actors/verifyPhone.ts';

/** The code by SMS, with its ports. */
export const phoneCode = phoneCodeMachine.provide({ actors: { verifyPhone, resendVerification, ticker } });
