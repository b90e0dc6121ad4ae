import type { phoneCodeModel } from '../../../machines/phoneCode/phoneCode.model.ts';
import { phoneCode, shell } from '../../../src/messages/es-MX.ts';
import { forward } from '../browser/forward.ts';
import { problem } from '../browser/gates.ts';
import { type EventOf, nextOf, type Step } from 'xstate-paths';
import type { Stage, ChartTable } from '../chart.ts';
import { fails, clock, outbox, byHand } from '../sandbox.ts';

const RESEND_SECONDS = 181;

/** Number of codes sent to the traveller. */
const sent = ({ notes }: Stage) => Number(notes.get('codes') ?? 1);

const code = (rest: readonly Step[]) =>
  nextOf(rest, 'codeWrong', 'codeRight', 'codeDead') === 'codeWrong' ? byHand('cualquier otro código') : outbox('el código de');

/** The SMS code, in a browser. */
export const chart: ChartTable<EventOf<typeof phoneCodeModel>> = {
  start: 'Abre la tienda sin sesión, toca «Entrar», llena correo y teléfono y oprime «Continuar como invitado».',
  signedIn: false,
  holds: ['verifyPhone', 'resendVerification'],
  async begin({ page, shop, traveller }) {
    await page.clock.install();
    await shop.home.open();
    await page.getByRole('button', { name: shell.signIn }).click();
    await shop.signIn.asGuest();
    await shop.signIn.fill(traveller);
    await shop.signIn.submit.click();
    await shop.code.input.waitFor();
  },
  events: {
    codeTyped: {
      says: 'Escribe los seis dígitos',
      sandbox: code,
      play: async (stage, { from, rest }) => {
        const right = await stage.outbox.codeFor(stage.traveller.phone, sent(stage));
        const wrong = right === '000000' ? '111111' : '000000';
        const isWrong = from.context.refused.length > 0 || nextOf(rest, 'codeWrong', 'codeRight', 'codeDead') === 'codeWrong';
        await stage.shop.code.input.fill(isWrong ? wrong : right);
      },
    },
    halfTyped: {
      says: 'Escribe solo dos dígitos',
      play: ({ shop }) => shop.code.input.fill('12'),
    },
    codeSubmitted: {
      says: `Oprime «${phoneCode.submit}»`,
      play: ({ shop }) => shop.code.submit.click(),
    },
    codeRight: {
      says: 'El código es correcto',
      sandbox: outbox('el código de'),
      play: ({ gates }) => gates.open('verifyPhone'),
    },
    codeWrong: {
      says: 'El código no es correcto',
      sandbox: byHand('cualquier otro código'),
      play: ({ gates }) => gates.open('verifyPhone'),
    },
    codeDead: {
      says: 'El código dejó de servir',
      sandbox: byHand('cinco códigos equivocados'),
      play: ({ gates }) => gates.open('verifyPhone', problem(422, 'code-dead', { success: false })),
    },
    timePassed: {
      says: 'Pasan los 180 s del contador',
      sandbox: clock(181),
      play: (stage) => forward(stage, RESEND_SECONDS),
    },
    codeResent: {
      says: 'Pide otro código',
      play: ({ shop }) => shop.code.resend.click(),
    },
    newCodeSent: {
      says: 'Sale otro código',
      sandbox: outbox('el código está en'),
      proves: () => ['AUTH-020'],
      play: async (stage) => {
        await stage.gates.open('resendVerification');
        stage.notes.set('codes', String(sent(stage) + 1));
      },
    },
    resendFails: {
      says: 'El otro código no sale',
      sandbox: fails('resendVerification'),
      play: ({ gates }) => gates.open('resendVerification', problem(503, 'sms-unavailable')),
    },
  },
};
