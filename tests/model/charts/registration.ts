import type { registrationModels } from '../../../machines/registration/registration.model.ts';
import { account, common, registration as words, signIn } from '../../../src/messages/es-MX.ts';
import { askRegistration } from '../../journeys/guest.ts';
import { signInDemoElsewhere } from '../browser/elsewhere.ts';
import { forward } from '../browser/forward.ts';
import { problem } from '../browser/gates.ts';
import { signInDemoHere } from '../browser/registered.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { byHand, clock, commonPassword, fails, goodPassword, outbox, password, PASSWORD, refuses } from '../sandbox.ts';

const RESEND_SECONDS = 181;
const FIRST = 'camion azul 8:30';
const OTHER = 'camion verde 9:15';
const LINK = 1;
const KNOWN = 2;
const tooMany = problem(429, 'too-many-requests', { detail: 'Pediste demasiados correos. Intenta más tarde.' });

const press = ({ page }: Stage, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The registration, in a browser. */
export const chart: ChartTable<EventOf<typeof registrationModels>> = {
  start: (model) => {
    if (model === LINK) return 'Regístrate en «/compra/registro» sin sesión y abre el enlace que llega a /outbox.';
    return model === KNOWN ? 'Entra con una cuenta y abre «/compra/registro».' : 'Abre «/compra/registro» sin sesión.';
  },
  signedIn: false,
  holds: ['signUp', 'checkConfirmation', 'confirmEmail'],
  async begin(stage, model) {
    const { page, shop, outbox: mails, traveller, buyer } = stage;
    await page.clock.install();
    if (model === KNOWN) await signInDemoHere(stage);
    await shop.registration.open(model === LINK ? await askRegistration(buyer.origin, traveller, { outbox: mails, page }) : undefined);
    if (model === LINK) return page.getByText(words.checking).first().waitFor();
    await (model === KNOWN ? shop.registration.ready : shop.registration.heading).waitFor();
  },
  events: {
    nameTyped: { says: 'Escribe su nombre', play: ({ shop, traveller }) => shop.registration.field('firstName').fill(traveller.firstName) },
    paternalTyped: {
      says: 'Escribe su apellido',
      play: ({ shop, traveller }) => shop.registration.field('paternal').fill(traveller.lastName),
    },
    emailTyped: { says: 'Escribe su correo', play: ({ shop, traveller }) => shop.registration.field('email').fill(traveller.email) },
    emailRepeated: {
      says: 'Repite su correo',
      play: ({ shop, traveller }) => shop.registration.field('emailConfirm').fill(traveller.email),
    },
    passwordTyped: {
      says: 'Escribe una contraseña',
      types: PASSWORD,
      sandbox: password(FIRST),
      play: ({ shop }) => shop.registration.password.fill(FIRST),
    },
    termsToggled: { says: 'Marca o desmarca los términos', play: ({ page }) => page.getByText(signIn.accept).click() },
    formSubmitted: { says: 'Oprime «Crear cuenta»', play: ({ shop }) => shop.registration.submit.click() },
    mailSent: {
      says: 'El correo sale',
      sandbox: { ...goodPassword(FIRST, OTHER), besides: outbox('el enlace está en') },
      proves: () => ['AUTH-007'],
      play: async (stage) => {
        await stage.gates.open('signUp');
        await stage.shop.registration.mailed.waitFor();
        await stage.outbox.nextTo(stage.traveller.email, 0);
        stage.gates.close();
      },
    },
    registrationRefused: {
      says: 'La contraseña es una de las más comunes',
      sandbox: commonPassword(),
      play: async (stage) => {
        const detail = 'Esa contraseña es muy común. Elige otra.';
        await stage.gates.open('signUp', problem(422, 'password-common', { detail }));
        await stage.expect(stage.page.getByText(detail)).toBeVisible();
        stage.gates.close();
      },
    },
    secondsPass: { says: 'Pasan tres minutos', sandbox: clock(RESEND_SECONDS), play: (stage) => forward(stage, RESEND_SECONDS) },
    linkResent: { says: 'Pide otro enlace', play: (stage) => press(stage, account.resend) },
    mailSentAgain: {
      says: 'El otro enlace sale',
      play: async (stage) => {
        await stage.gates.open('signUp');
        await stage.outbox.nextTo(stage.traveller.email, 1);
        stage.gates.close();
      },
    },
    resendRefused: {
      says: 'El otro enlace no sale',
      sandbox: fails('signUp', 'always'),
      play: async (stage) => {
        await stage.gates.open('signUp', tooMany);
        await stage.expect(stage.page.getByText('Pediste demasiados correos. Intenta más tarde.')).toBeVisible();
        stage.gates.close();
      },
    },
    emailCorrected: { says: 'Regresa a corregir el correo', play: (stage) => press(stage, account.changeEmail) },
    openedElsewhere: {
      says: 'Entra con su cuenta en otra pestaña',
      play: async (stage) => {
        await signInDemoElsewhere(stage);
        await stage.shop.registration.ready.waitFor();
      },
    },
    linkOfThisDevice: {
      says: 'El enlace es de este navegador',
      sandbox: outbox('el enlace está en'),
      play: async (stage) => {
        await stage.gates.open('checkConfirmation');
        await stage.page.getByRole('heading', { name: words.confirm.title }).waitFor();
      },
    },
    linkOfAnotherDevice: {
      says: 'El registro se hizo en otro navegador',
      sandbox: byHand('abrir el enlace en otro navegador'),
      play: async (stage) => {
        const change = (body: unknown) => ({ status: 200, body: { ...Object(body), isThisDevice: false } });
        await stage.gates.open('checkConfirmation', { kind: 'changed', change });
        await stage.shop.registration.password.waitFor();
      },
    },
    newPasswordTyped: {
      says: 'Elige una contraseña',
      types: PASSWORD,
      sandbox: password(OTHER),
      play: ({ shop }) => shop.registration.password.fill(OTHER),
    },
    linkAccepted: { says: 'Oprime «Confirmar mi correo»', play: (stage) => press(stage, words.confirm.submit) },
    accountMade: {
      says: 'El enlace activa la cuenta y abre su sesión',
      play: async (stage) => {
        await stage.gates.open('confirmEmail');
        await stage.shop.registration.ready.waitFor();
      },
    },
    linkRefused: {
      says: 'El enlace ya se usó o venció',
      sandbox: refuses('checkConfirmation', 422, 'token-spent'),
      play: async (stage) => {
        await stage.gates.open('checkConfirmation', problem(422, 'token-spent'));
        await stage.page.getByRole('heading', { name: account.linkDead }).waitFor();
      },
    },
    linkUsedMeanwhile: {
      says: 'El enlace se usó mientras tanto en otro lado',
      sandbox: refuses('confirmEmail', 422, 'token-spent'),
      play: async (stage) => {
        await stage.gates.open('confirmEmail', problem(422, 'token-spent'));
        await stage.page.getByRole('heading', { name: account.linkDead }).waitFor();
      },
    },
    checkFails: {
      says: 'El servicio no responde',
      sandbox: fails('checkConfirmation', 'always'),
      play: async (stage) => {
        await stage.gates.open('checkConfirmation', problem(429, 'too-many-requests'));
        await stage.page.getByRole('heading', { name: words.unchecked }).waitFor();
        stage.gates.close();
      },
    },
    confirmationFails: {
      says: 'El servicio no responde al confirmar',
      sandbox: fails('confirmEmail', 'always'),
      play: async (stage) => {
        await stage.gates.open('confirmEmail', problem(429, 'too-many-requests'));
        await stage.page.getByRole('main').getByRole('alert').first().waitFor();
        stage.gates.close();
      },
    },
    confirmationRetried: { says: 'Intenta de nuevo', play: (stage) => press(stage, common.retry) },
    formChosen: { says: 'Empieza otra vez', play: (stage) => press(stage, words.again) },
    somebodyElse: { says: 'Entra otra cuenta en otra pestaña', unrun: 'la página ya está lista, y otra cuenta solo cambia el nombre' },
  },
};
