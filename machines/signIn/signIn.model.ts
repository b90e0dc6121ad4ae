import { guest } from '../session/session.examples.ts';
import { NOW } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { filled, refused, sent } from './signIn.examples.ts';
import { signInMachine } from './signIn.machine.ts';

const sending = { pin: 'pin-1', resendAt: NOW, now: NOW };
const lost = { code: 'network', retryable: true };

/** What can happen between the first click and a session. */
export const signInModel: Model = {
  machine: signInMachine,
  input: { now: NOW },
  events: [
    ...filled,
    { type: 'terms.toggled' },
    { type: 'guest.submitted' },
    sent,
    done('sendVerification', { ...sending, returned: true }),
    refused('account-exists'),
    refused('code-already-sent'),
    refused('code-not-sent'),
    { type: 'account.accepted' },
    { type: 'code.atHand' },
    { type: 'notice.closed' },
    { type: 'number.corrected' },
    done('signInPhone', { ...sending, returned: false }),
    failed('signInPhone', lost),
    done('phoneCode', {}),
    failed('phoneCode', lost),
    done('signUpGuest', guest),
    failed('signUpGuest', lost),
    done('clearToken'),
    { type: 'signIn.dismissed' },
  ],
  facts: ({ context }) => [
    context.email !== '',
    context.emailConfirm !== '',
    context.phone !== '',
    context.terms,
    context.purpose,
    context.failure?.code,
  ],
};
