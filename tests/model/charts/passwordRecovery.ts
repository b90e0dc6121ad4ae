import type { passwordRecoveryModels } from '../../../machines/passwordRecovery/passwordRecovery.model.ts';
import { account } from '../../../src/messages/es-MX.ts';
import { askRecovery, register } from '../../journeys/guest.ts';
import { forward } from '../browser/forward.ts';
import { problem } from '../browser/gates.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { byHand, clock, commonPassword, outbox, password, PASSWORD, refuses } from '../sandbox.ts';

const RESEND_SECONDS = 181;
const LINK = 1;
const tooMuch = 'Pediste demasiados correos. Intenta más tarde.';

const press = ({ page }: Stage, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const typeEmail = ({ shop, traveller }: Stage) => shop.recovery.email.fill(traveller.email);
const refuse = async (stage: Stage) => {
  await stage.gates.open('forgotPassword', problem(429, 'too-many-requests', { detail: tooMuch }));
  // The switchboard refuses with a text of its own.
  if (!stage.gates.isOpen) await stage.expect(stage.page.getByText(tooMuch)).toBeVisible();
  stage.gates.close();
};

/** The recovery of a password, in a browser. */
export const chart: ChartTable<EventOf<typeof passwordRecoveryModels>> = {
  start: (model) =>
    model === LINK
      ? 'Regístrate, pide una contraseña nueva en «/compra/recupera-contrasena» y abre el enlace que llega a /outbox.'
      : 'Abre «/compra/recupera-contrasena» sin sesión.',
  signedIn: false,
  holds: ['forgotPassword', 'resetPassword'],
  async begin(stage, model) {
    const { page, shop, outbox: mails, traveller, buyer } = stage;
    await page.clock.install();
    if (model === LINK) {
      await register(buyer.origin, traveller, mails);
      await shop.recovery.open(await askRecovery(buyer.origin, traveller, mails));
      return shop.recovery.password.waitFor();
    }
    await shop.recovery.open();
    await shop.recovery.submit.waitFor();
  },
  events: {
    emailTyped: { says: 'Escribe su correo', play: typeEmail },
    recoveryRequested: { says: 'Oprime «Enviar enlace»', play: ({ shop }) => shop.recovery.submit.click() },
    mailSent: {
      says: 'El correo sale',
      sandbox: outbox('el enlace está en'),
      proves: () => ['AUTH-006', 'API-045'],
      play: async (stage) => {
        await stage.gates.open('forgotPassword');
        await stage.shop.recovery.mailed.waitFor();
        stage.gates.close();
      },
    },
    requestRefused: { says: 'El correo no sale', sandbox: refuses('forgotPassword', 429, 'too-many-requests'), play: refuse },
    secondsPass: { says: 'Pasan tres minutos', sandbox: clock(RESEND_SECONDS), play: (stage) => forward(stage, RESEND_SECONDS) },
    linkResent: { says: 'Pide otro enlace', play: (stage) => press(stage, account.resend) },
    mailSentAgain: {
      says: 'El otro enlace sale',
      play: async (stage) => {
        await stage.gates.open('forgotPassword');
        await stage.page.getByText(account.resendIn).waitFor();
        stage.gates.close();
      },
    },
    resendRefused: { says: 'El otro enlace no sale', sandbox: refuses('forgotPassword', 429, 'too-many-requests'), play: refuse },
    emailCorrected: { says: 'Regresa a corregir el correo', play: (stage) => press(stage, account.changeEmail) },
    passwordTyped: {
      says: 'Escribe la contraseña nueva',
      types: PASSWORD,
      sandbox: password('camion verde 9:15'),
      play: async ({ shop }) => {
        await shop.recovery.repeat.fill('');
        await shop.recovery.password.fill('camion verde 9:');
      },
    },
    passwordRepeated: {
      says: 'Escribe la misma contraseña en los dos campos',
      play: async ({ shop }) => {
        await shop.recovery.password.fill('camion verde 9:');
        await shop.recovery.repeat.fill('camion verde 9:');
      },
    },
    passwordSubmitted: { says: 'Oprime «Guardar contraseña»', play: ({ shop }) => shop.recovery.save.click() },
    passwordChanged: {
      says: 'La contraseña cambia, y las demás sesiones se cierran',
      play: async (stage) => {
        await stage.gates.open('resetPassword');
        await stage.shop.recovery.changed.waitFor();
      },
    },
    passwordRefused: {
      says: 'La contraseña es una de las más comunes',
      sandbox: commonPassword(),
      play: async (stage) => {
        const detail = 'Esa contraseña es muy común. Elige otra.';
        await stage.gates.open('resetPassword', problem(422, 'password-common', { detail }));
        await stage.expect(stage.page.getByText(detail)).toBeVisible();
        stage.gates.close();
      },
    },
    linkRefused: {
      says: 'El enlace ya se usó o venció',
      sandbox: byHand('abrir el enlace por segunda vez'),
      play: async (stage) => {
        await stage.gates.open('resetPassword', problem(422, 'token-expired'));
        await stage.page.getByRole('heading', { name: account.linkDead }).waitFor();
      },
    },
    anotherEmail: {
      says: 'Escribe su correo para otro enlace',
      limit: { because: 'el enlace ya no sirve', holds: (at) => at.matches('email') },
      play: typeEmail,
    },
    anotherRequested: { says: 'Oprime «Enviar otro enlace»', play: ({ shop }) => shop.recovery.sendAnother.click() },
    anotherRefused: { says: 'Ese otro enlace no sale', sandbox: refuses('forgotPassword', 429, 'too-many-requests'), play: refuse },
  },
};
