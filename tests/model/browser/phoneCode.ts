import type { phoneCodeModel } from '../../../machines/phoneCode/phoneCode.model.ts';
import type { EventOf } from '../charts.ts';
import { shell } from '../../../src/messages/es-MX.ts';
import { nextOf, type Act, type BrowserChart, type Stage } from './chart.ts';
import { problem } from './gates.ts';

type Event = EventOf<typeof phoneCodeModel>;

const RESEND_SECONDS = 181;

/** How many codes were sent to the traveller. */
const sent = ({ notes }: Stage) => Number(notes.get('codes') ?? 1);

const user = {
  codeTyped: async (stage, { rest }) => {
    const right = await stage.outbox.codeFor(stage.traveller.phone, sent(stage));
    const wrong = right === '000000' ? '111111' : '000000';
    await stage.shop.code.input.fill(nextOf(rest, 'codeWrong', 'codeRight', 'codeDead') === 'codeWrong' ? wrong : right);
  },
  halfTyped: ({ shop }) => shop.code.input.fill('12'),
  codeSubmitted: ({ shop }) => shop.code.submit.click(),
  codeResent: ({ shop }) => shop.code.resend.click(),
} satisfies Partial<Record<Event, Act>>;

const world = {
  codeRight: ({ gates }) => gates.open('verifyPhone'),
  codeWrong: ({ gates }) => gates.open('verifyPhone'),
  codeDead: ({ gates }) => gates.open('verifyPhone', problem(422, 'code-dead', { success: false })),
  timePassed: async ({ page, switchboard }) => {
    await switchboard.forward(RESEND_SECONDS);
    await page.clock.fastForward(RESEND_SECONDS * 1000);
  },
  newCodeSent: async (stage) => {
    await stage.gates.open('resendVerification');
    stage.notes.set('codes', String(sent(stage) + 1));
  },
  resendFails: ({ gates }) => gates.open('resendVerification', problem(503, 'sms-unavailable')),
} satisfies Partial<Record<Event, Act>>;

/** The code that came by SMS, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: false,
  holds: ['verifyPhone', 'resendVerification'],
  async begin({ page, shop, traveller }) {
    await page.clock.install();
    await shop.home.open();
    await page.getByRole('button', { name: shell.signIn }).click();
    await shop.signIn.fill(traveller);
    await shop.signIn.submit.click();
    await shop.code.input.waitFor();
  },
  steps: { ...user, ...world },
  unrun: {},
  limits: {},
  proves: { newCodeSent: () => ['AUTH-020'] },
};
