import type { Failure } from '../domain/failure.ts';
import { phoneCodeMachine } from '../phoneCode/index.ts';
import { examples as codes, proof } from '../phoneCode/phoneCode.examples.ts';
import { nameless as withoutName } from '../session/session.examples.ts';
import { EMAIL, NOW } from '../testing/fixtures.ts';
import { lateChart } from '../lateChart.ts';
import { passwordRecoveryMachine } from '../passwordRecovery/index.ts';
import { passwordSignInMachine } from '../passwordSignIn/index.ts';
import { socialSignInMachine } from '../socialSignIn/index.ts';
import { updateDataMachine } from '../updateData/index.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { signInMachine as withoutAccounts } from './signIn.machine.ts';
import type { GuestField, SignInEvent, SignInInput } from './signIn.types.ts';
import { signInView } from './signIn.view.ts';

/** The sign-in with its late charts. */
export const signInMachine = withoutAccounts.provide({
  actors: {
    phoneCode: lateChart(() => phoneCodeMachine),
    passwordRecovery: lateChart(() => passwordRecoveryMachine),
    passwordSignIn: lateChart(() => passwordSignInMachine),
    socialSignIn: lateChart(() => socialSignInMachine),
    updateData: lateChart(() => updateDataMachine),
  },
});

type Step = SignInEvent | ReturnType<typeof done>;

const type = (field: GuestField, text: string): SignInEvent => ({ type: 'field.typed', field, text });
export const filled: Step[] = [type('email', EMAIL), type('emailConfirm', EMAIL), type('phone', '8123456789')];
export const submitted: Step[] = [...filled, { type: 'guest.submitted' }];
export const sent = done('sendVerification', { pin: 'pin-1', returned: false, resendAt: '2026-04-17T14:23:00.000Z' });
export const refused = (code: string, extra: { message?: string; pin?: string } = {}) =>
  failed('sendVerification', { code, retryable: false, ...extra });

export const popup: SignInInput = { variant: 'popup', first: 'guest', awaited: null, known: null };
/** What Home and the pages open. */
export const byEmail: SignInInput = { ...popup, first: 'email' };
/** A guest bought on this device before. */
export const known: SignInInput = { ...popup, variant: 'lightbox', known: { email: EMAIL, phone: '8123456789' } };
export const lightbox: SignInInput = { ...popup, variant: 'lightbox' };

export function signIn(events: readonly Step[], input: SignInInput = popup) {
  return situation(signInMachine, input, events);
}

const at = (...events: Step[]) => ({ input: popup, events });
const over = (...events: Step[]) => ({ input: lightbox, events });
export const accountLoaded = done('loadAccountSignIn');
export const recoveryLoaded = done('loadRecovery');

/** A guest signs in to the own account by a code. */
const comesBack: Step[] = [
  ...submitted,
  refused('account-exists'),
  { type: 'account.accepted' },
  done('signInPhone', { pin: 'pin-2', returned: false, resendAt: NOW }),
  done('phoneCode', { proof }),
];
const nameless = done('signUpGuest', withoutName);

/** The code is right, and the session of the guest does not open. */
const notOpened = (failure: Failure): Step[] => [
  ...submitted,
  sent,
  done('phoneCode', { proof }),
  failed('signUpGuest', failure),
  done('clearToken'),
];

/** Situations of the sign-in, reached by events. */
export const situations = {
  blank: at(),
  loading: { input: byEmail, events: [] },
  password: { input: byEmail, events: [accountLoaded] },
  lightbox: over(),
  known: { input: known, events: [] },
  sendingToKnown: { input: known, events: [{ type: 'guest.submitted' }] },
  lightboxPassword: over({ type: 'email.chosen' }, accountLoaded),
  loadingRecovery: over({ type: 'recovery.chosen' }),
  recovery: over({ type: 'recovery.chosen' }, recoveryLoaded),
  filled: at(...filled),
  wrong: at(type('email', 'begona@example'), type('emailConfirm', 'begona@exmple.com'), type('phone', '81234')),
  withoutTerms: at(...filled, { type: 'terms.toggled' }),
  sending: at(...submitted),
  accountExists: at(...submitted, refused('account-exists')),
  sendingToAccount: at(...submitted, refused('account-exists'), { type: 'account.accepted' }),
  clearing: at(...submitted, refused('code-not-sent')),
  codeAlreadySent: at(...submitted, refused('code-already-sent', { message: 'Código ya enviado' })),
  codeWaiting: at(...submitted, done('sendVerification', { pin: 'pin-1', returned: true, resendAt: NOW })),
  failed: at(...submitted, refused('code-not-sent'), done('clearToken')),
  code: at(...submitted, sent),
  opening: at(...submitted, sent, done('phoneCode', { proof })),
  notOpened: at(...notOpened({ code: 'unavailable', retryable: true })),
  notOpenedWithReason: at(...notOpened({ code: 'refused', retryable: false, message: 'Ese teléfono es de otra cuenta.' })),
  loadingNames: at(...comesBack, nameless),
  names: at(...comesBack, nameless, done('loadUpdateData')),
} as const;

export const chart = chartOf(signInMachine, situations, (snapshot) => signInView(snapshot, { phoneCode: codes.empty }));
export const { examples } = chart;
