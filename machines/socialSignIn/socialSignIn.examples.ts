import type { FailureCode } from '../domain/failure.ts';
import type { User } from '../session/session.types.ts';
import { EMAIL } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { socialSignInMachine } from './socialSignIn.machine.ts';
import type { ProviderAnswer, SocialProof, SocialProvider, SocialSignInEvent } from './socialSignIn.types.ts';
import { socialSignInView } from './socialSignIn.view.ts';

type Step = SocialSignInEvent | ReturnType<typeof done>;

export const user: User = { sub: 'u-9', email: EMAIL, fullName: 'Begoña Treviño', firstName: 'Begoña', role: 'user' };
export const answer: ProviderAnswer = { state: 'state-1', code: 'code-1', error: null, iss: null, name: null };
export const proof = (next: SocialProof['next'], email: string | null = EMAIL): SocialProof => ({ token: 'proof-1', next, email });
const refusal = (actor: string, code: FailureCode) => failed(actor, { code, retryable: false });

const blocked = done('openProviderWindow', { state: null });

const at = (...events: Step[]) => ({ input: undefined, events });
export const chosen = (provider: SocialProvider = 'google'): Step[] => [
  done('takeReturnedSignIn', null),
  { type: 'social.chosen', provider },
];
export const away = (provider: SocialProvider = 'google'): Step[] => [
  ...chosen(provider),
  done('openProviderWindow', { state: 'state-1' }),
];
export const answered = (provider: SocialProvider = 'google'): Step[] => [...away(provider), { type: 'provider.answered', answer }];
const finished = (next: SocialProof['next'], email: string | null = EMAIL): Step[] => [
  ...answered(),
  done('finishSocialSignIn', proof(next, email)),
];
const typedEmail: Step[] = [...finished('email', null), { type: 'email.typed', text: EMAIL }];
const account = finished('account');
const withCode: Step[] = [...account, { type: 'code.requested' }, done('sendSocialCode')];
const provingCode: Step[] = [...withCode, { type: 'code.typed', text: '481516' }];
const provingPassword: Step[] = [...account, { type: 'password.changed', isEmpty: false }, { type: 'password.submitted' }];

/** Situations of the social sign-in, reached by events. */
export const situations = {
  resuming: at(),
  idle: at(done('takeReturnedSignIn', null)),
  asking: at(...chosen()),
  waiting: at(...away()),
  waitingForFacebook: at(...away('facebook')),
  blocked: at(...chosen(), blocked),
  leaving: at(...chosen(), blocked, { type: 'page.chosen' }),
  closed: at(...away(), { type: 'window.left' }),
  finishing: at(...answered()),
  refused: at(...answered(), refusal('finishSocialSignIn', 'social-refused')),
  stale: at(...answered(), refusal('finishSocialSignIn', 'social-stale')),
  down: at(...answered(), refusal('finishSocialSignIn', 'social-unavailable')),
  failed: at(...answered(), failed('finishSocialSignIn', { code: 'network', retryable: true })),
  appleRefused: at(...answered('apple'), refusal('finishSocialSignIn', 'social-refused')),
  appleBlocked: at(...chosen('apple'), blocked),
  emailMissing: at(...finished('email', null)),
  emailWrong: at(...finished('email', null), { type: 'email.typed', text: 'begona@example' }),
  emailTyped: at(...typedEmail),
  emailSending: at(...typedEmail, { type: 'email.submitted' }),
  emailFailed: at(...typedEmail, { type: 'email.submitted' }, refusal('sendSocialCode', 'too-many-requests')),
  emailUnverified: at(...finished('email')),
  account: at(...account),
  accountPassword: at(...account, { type: 'password.changed', isEmpty: false }),
  accountProving: at(...provingPassword),
  accountWrong: at(
    ...provingPassword,
    failed('proveSocialAccount', { code: 'refused', message: 'El correo o la contraseña no son correctos.', retryable: false }),
  ),
  accountSending: at(...account, { type: 'code.requested' }),
  code: at(...withCode),
  codeHalf: at(...withCode, { type: 'code.typed', text: '4815' }),
  codeProving: at(...provingCode),
  codeWrong: at(...provingCode, refusal('proveSocialAccount', 'code-wrong')),
  codeDead: at(...provingCode, refusal('proveSocialAccount', 'code-dead')),
  opening: at(...finished('session')),
} as const;

export const chart = chartOf(socialSignInMachine, situations, (snapshot) => socialSignInView(snapshot));
export const { examples } = chart;
