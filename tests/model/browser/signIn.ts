import type { signInModel } from '../../../machines/signIn/signIn.model.ts';
import { isIn, type Step } from '../../../machines/testing/paths.ts';
import { common, shell, signIn } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import { nextOf, type Act, type BrowserChart, type Stage } from './chart.ts';
import { problem } from './gates.ts';

type Event = EventOf<typeof signInModel>;

const endings = { accountExists: '0001', codeAlreadySent: '0002', codeNotSent: '0003' };

/** The ending of the phone that leads to what follows in the path. */
export function endingFor(rest: readonly Step[]): string | null {
  const next = nextOf(rest, 'accountExists', 'codeAlreadySent', 'codeNotSent', 'codeSent', 'codeSentBefore');
  return next === 'accountExists' || next === 'codeAlreadySent' || next === 'codeNotSent' ? endings[next] : null;
}

/** The phone that is typed: the traveller's, with the ending that the path needs. */
export function phoneOf({ traveller, notes }: Stage): string {
  return notes.get('phone') ?? traveller.phone;
}

async function typePhone(stage: Stage, rest: readonly Step[]): Promise<void> {
  const ending = endingFor(rest);
  const { phone } = stage.traveller;
  stage.notes.set('phone', ending === null ? phone : `${phone.slice(0, 6)}${ending}`);
  await stage.shop.signIn.phone.fill(phoneOf(stage));
}

const answerAlert = async ({ shop }: Stage, name: string) => shop.signIn.alert.getByRole('button', { name, exact: true }).click();

const user = {
  emailTyped: ({ shop, traveller }) => shop.signIn.email.fill(traveller.email),
  confirmTyped: ({ shop, traveller }) => shop.signIn.emailConfirm.fill(traveller.email),
  phoneTyped: (stage, { rest }) => typePhone(stage, rest),
  fieldLeft: async ({ shop }) => {
    await shop.signIn.email.focus();
    await shop.signIn.email.blur();
  },
  termsToggled: ({ shop }) => shop.signIn.dialog.getByText(signIn.accept).click(),
  guestSubmitted: async (stage, { from, rest }) => {
    // The phone decides what is answered: another answer takes another phone.
    if (from.context.phone !== '') await typePhone(stage, rest);
    await stage.shop.signIn.submit.click();
  },
  accountAccepted: (stage) => answerAlert(stage, signIn.accountExists.accept),
  codeAtHand: (stage) => answerAlert(stage, signIn.codeAlreadySent.haveCode),
  noticeClosed: (stage, { from }) => answerAlert(stage, isIn(from, 'failed') ? common.accept : common.close),
  numberCorrected: ({ shop }) => shop.code.changeNumber.click(),
  signInDismissed: ({ shop }) => shop.signIn.close.click(),
} satisfies Partial<Record<Event, Act>>;

const world = {
  codeSent: ({ gates }) => gates.open('sendVerification'),
  codeSentBefore: ({ gates }) => {
    const change = (body: unknown) => ({ status: 200, body: { ...Object(body), pin: Object(body).tid } });
    return gates.open('sendVerification', { kind: 'changed', change });
  },
  accountExists: ({ gates }) => gates.open('sendVerification'),
  codeAlreadySent: ({ gates }) => gates.open('sendVerification'),
  codeNotSent: ({ gates }) => gates.open('sendVerification'),
  accountCodeSent: ({ gates }) => gates.open('signInPhone'),
  accountCodeFails: ({ gates }) => gates.open('signInPhone', problem(503, 'sms-unavailable')),
  codeVerified: async (stage) => stage.shop.code.enter(await stage.outbox.newestFor(phoneOf(stage))),
  guestSignedUp: ({ gates }) => gates.open('signUpGuest'),
  signUpFails: ({ gates }) => gates.open('signUpGuest', problem(422, 'pin-not-verified')),
  tokenCleared: async () => {},
} satisfies Partial<Record<Event, Act>>;

/** The sign-in of a guest over the first page, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: false,
  holds: ['sendVerification', 'signInPhone', 'signUpGuest'],
  async begin({ page, shop }) {
    await shop.home.open();
    await page.getByRole('button', { name: shell.signIn }).click();
    await shop.signIn.email.waitFor();
  },
  steps: { ...user, ...world },
  unrun: {},
  passing: { tokenCleared: () => true },
  limits: {
    signInDismissed: {
      because: 'una alerta cubre la ventana hasta que se cierra',
      holds: (at) => isIn(at, 'filling') || isIn(at, 'code'),
    },
  },
  proves: {
    accountExists: () => ['ERR-020'],
    codeAlreadySent: () => ['ERR-021'],
    accountCodeSent: () => ['AUTH-022'],
    codeAtHand: (from) => (isIn(from, 'codeAlreadySent') ? ['AUTH-024'] : []),
  },
};
