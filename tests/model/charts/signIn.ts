import type { signInModels } from '../../../machines/signIn/signIn.model.ts';
import { type EventOf, isIn, nextOf, type Step } from 'xstate-paths';
import {
  common,
  passkey,
  passwordRecovery,
  passwordSignIn,
  shell,
  signIn,
  signInAlerts,
  socialSignIn,
  updateData,
} from '../../../src/messages/es-MX.ts';
import { demoUser } from '../../../services/sandbox/values.ts';
import { register, signUp } from '../../journeys/guest.ts';
import { giveName } from '../../journeys/journey.ts';
import { ProviderWindow } from '../../pages/ProviderWindow.ts';
import { authenticatorOf } from '../browser/authenticators.ts';
import { awaitCode } from '../browser/awaitedCode.ts';
import { problem } from '../browser/gates.ts';
import type { Stage, ChartTable } from '../chart.ts';
import { before, byHand, fails, outbox, phoneEnding } from '../sandbox.ts';

/** The model whose files are lost. */
const WITHOUT_FILES = 1;
/** The models of the lightbox; the files of the second are lost, and the device knows the guest of the third. */
const OVER_SEATS = [2, 3, 4];
const OVER_SEATS_WITHOUT_FILES = 3;
const KNOWN = 4;
/** The page was loaded again while it awaited the code. */
const RESTORED = 5;
const ACCOUNT_FILES = /\/assets\/accountSignIn-[\w-]+\.js$/;
/** Longer than the time-out for a file (CONST-044). */
const FILE_PATIENCE_MS = 121_000;

const endings = { accountExists: '0001', codeAlreadySent: '0002', codeNotSent: '0003' };

/** The ending of the phone for the next steps. */
function endingFor(rest: readonly Step[]): string | null {
  const next = nextOf(rest, 'accountExists', 'codeAlreadySent', 'codeNotSent', 'codeSent', 'codeSentBefore');
  return next === 'accountExists' || next === 'codeAlreadySent' || next === 'codeNotSent' ? endings[next] : null;
}

/** The typed phone: the traveller's, with the ending that the path needs. */
function phoneOf({ traveller, notes }: Stage): string {
  return notes.get('phone') ?? traveller.phone;
}

async function typePhone(stage: Stage, rest: readonly Step[]): Promise<void> {
  const ending = stage.notes.has('nameless') ? null : endingFor(rest);
  const { phone } = stage.traveller;
  stage.notes.set('phone', ending === null ? phone : `${phone.slice(0, 6)}${ending}`);
  await stage.shop.signIn.phone.fill(phoneOf(stage));
}

const answerAlert = async ({ shop }: Stage, name: string) => shop.signIn.alert.getByRole('button', { name, exact: true }).click();

/** The form of a guest is back. */
const filesLost = ({ page, shop, expect }: Stage) =>
  expect(async () => {
    await page.clock.fastForward(FILE_PATIENCE_MS);
    await expect(shop.signIn.email).toBeVisible({ timeout: 500 });
  }).toPass();

/** The phone that the traveller types, by the next steps. */
const typedPhone = (rest: readonly Step[]) => {
  const ending = endingFor(rest);
  if (ending === null) return byHand('cualquier teléfono de 10 dígitos');
  return phoneEnding(ending);
};
const otherPhone = (rest: readonly Step[]) => (endingFor(rest) === null ? undefined : typedPhone(rest));

/** The sign-in of a guest over the home page, in a browser. */
export const chart: ChartTable<EventOf<typeof signInModels>> = {
  start: (model, steps) => {
    const asGuest = 'toca «Entrar» y «Como invitado»';
    if (model === RESTORED) return `Abre la tienda sin sesión, ${asGuest}, llena los datos hasta que llegue el código y recarga la página.`;
    if (model === KNOWN) return 'Compra como invitado, cierra la sesión y toca un asiento libre de otra salida.';
    if (OVER_SEATS.includes(model)) return 'Abre sin sesión el mapa de una salida y toca un asiento libre.';
    if (model === WITHOUT_FILES) return 'Abre la tienda sin sesión y toca «Entrar».';
    const isKnown = steps.some(({ name }) => name === 'namelessSignedIn');
    const before = isKnown ? 'Entra como invitado con un teléfono, cierra el saludo sin dar tu nombre y cierra la sesión. ' : '';
    return `${before}Abre la tienda sin sesión, ${asGuest}.`;
  },
  signedIn: false,
  holds: ['sendVerification', 'signInPhone', 'signUpGuest'],
  async begin(stage, model, steps) {
    const { page, shop, traveller, outbox: mails, buyer, notes } = stage;
    if (model === KNOWN || steps.some(({ name }) => name === 'namelessSignedIn')) {
      await signUp(buyer.origin, traveller, mails);
      notes.set('nameless', traveller.phone);
    }
    if (model === KNOWN) {
      const { email, phone } = traveller;
      await page.addInitScript((guest) => localStorage.setItem('anden.guest', guest), JSON.stringify({ email, phone }));
    }
    if (model === RESTORED) return awaitCode(stage);
    if (model === WITHOUT_FILES || model === OVER_SEATS_WITHOUT_FILES) {
      await page.clock.install();
      await page.route(ACCOUNT_FILES, (route) => route.abort('connectionreset'));
    }
    if (OVER_SEATS.includes(model)) {
      await shop.results.open(stage.bus.asked);
      await shop.results.chooseAt(stage.bus.place);
      await shop.seats.free.first().click();
    } else {
      await shop.home.open();
      await page.getByRole('button', { name: shell.signIn }).click();
      if (model === WITHOUT_FILES) return;
      await shop.signIn.asGuest();
    }
    await (model === KNOWN ? shop.signIn.forget : shop.signIn.email).waitFor();
  },
  events: {
    guestForgotten: {
      says: 'Elige «Usar otros datos»',
      play: ({ shop }) => shop.signIn.forget.click(),
    },
    knownSignedIn: {
      says: 'Se abre la sesión del invitado que el dispositivo conoce',
      passing: ({ context }) => context.known !== null,
      play: ({ shop }) => shop.signIn.dialog.waitFor({ state: 'hidden' }),
    },
    recoveryChosen: {
      says: 'Elige «Recuperar», sobre los asientos',
      proves: () => ['AUTH-008'],
      play: ({ page }) => page.getByRole('tab', { name: signIn.tabs.password }).click(),
    },
    recoveryLoaded: {
      says: 'Aparece el correo para una contraseña nueva',
      passing: (_, { past, rest }) => ![...past, ...rest].some(({ name }) => name === 'recoveryNotLoaded'),
      proves: () => ['AUTH-011'],
      play: ({ page }) => page.getByRole('button', { name: passwordRecovery.submit }).waitFor(),
    },
    recoveryNotLoaded: {
      says: 'Los archivos para recuperar la contraseña no llegan en 2 minutos',
      sandbox: before(byHand('apagar la red del equipo antes de elegir «Recuperar»')),
      play: filesLost,
    },
    emailChosen: {
      says: 'Elige «Con tu email»',
      play: ({ page }) => page.getByRole('tab', { name: signIn.tabs.email }).click(),
    },
    guestChosen: {
      says: 'Elige «Como invitado»',
      play: ({ page }) => page.getByRole('tab', { name: signIn.tabs.guest }).click(),
    },
    ownerSignedIn: {
      says: 'Entra con el correo y la contraseña de la cuenta de prueba',
      sandbox: byHand(`${demoUser.email}, ${demoUser.password}`),
      proves: () => ['AUTH-009', 'API-035'],
      play: async ({ page }) => {
        const dialog = page.getByRole('dialog', { name: signIn.title });
        await dialog.getByRole('textbox', { name: passwordSignIn.email }).fill(demoUser.email);
        await dialog.getByLabel(new RegExp(`^${passwordSignIn.password}`)).fill(demoUser.password);
        await dialog.getByRole('button', { name: passwordSignIn.submit, exact: true }).click();
      },
    },
    accountLoaded: {
      says: 'Aparecen Google, Facebook y Apple',
      passing: (_, { past, rest }) => ![...past, ...rest].some(({ name }) => name === 'accountNotLoaded'),
      proves: () => ['AUTH-005'],
      play: ({ page }) => page.getByRole('button', { name: socialSignIn.enterWith('apple') }).waitFor(),
    },
    accountNotLoaded: {
      says: 'Los archivos para entrar con una cuenta no llegan en 2 minutos',
      sandbox: before(byHand('apagar la red del equipo antes de tocar «Entrar»')),
      play: filesLost,
    },
    socialSignedIn: {
      says: 'Entra con Google',
      proves: () => ['API-036'],
      play: async ({ page, traveller }) => {
        const opened = page.waitForEvent('popup');
        await page.getByRole('button', { name: socialSignIn.enterWith('google') }).click();
        await new ProviderWindow(await opened).signInAs(traveller.email);
      },
    },
    keySignedIn: {
      says: 'Entra con su llave de acceso',
      sandbox: byHand('una llave guardada en Mi Perfil, Seguridad'),
      play: async ({ page, buyer, traveller, outbox: mails }) => {
        const authenticator = await authenticatorOf(page);
        await authenticator.hold(buyer.origin, await register(buyer.origin, traveller, mails));
        await page.getByRole('button', { name: passkey.signIn }).click();
      },
    },
    emailTyped: {
      says: 'Escribe el correo',
      play: ({ shop, traveller }) => shop.signIn.email.fill(traveller.email),
    },
    confirmTyped: {
      says: 'Repite el correo',
      play: ({ shop, traveller }) => shop.signIn.emailConfirm.fill(traveller.email),
    },
    phoneTyped: {
      says: 'Escribe el teléfono',
      types: 'teléfono que termina en',
      sandbox: typedPhone,
      play: (stage, { rest }) => typePhone(stage, rest),
    },
    termsToggled: {
      says: 'Marca o desmarca los términos',
      play: ({ shop }) => shop.signIn.dialog.getByText(signIn.accept).click(),
    },
    guestSubmitted: {
      says: `Oprime «${signIn.submit}»`,
      types: 'teléfono que termina en',
      sandbox: otherPhone,
      play: async (stage, { from, rest }) => {
        // The phone decides the answer, so another answer needs another phone.
        if (from.context.phone !== '') await typePhone(stage, rest);
        await stage.shop.signIn.submit.click();
      },
    },
    codeSent: {
      says: 'El código sale por SMS',
      sandbox: outbox('el código está en'),
      play: ({ gates }) => gates.open('sendVerification'),
    },
    codeSentBefore: {
      says: 'El servicio dice que ya había mandado un código y todavía sirve',
      play: ({ gates }) => {
        const change = (body: unknown) => ({ status: 200, body: { ...Object(body), pin: Object(body).tid } });
        return gates.open('sendVerification', { kind: 'changed', change });
      },
    },
    accountExists: {
      says: 'El teléfono ya tiene cuenta',
      sandbox: phoneEnding(endings.accountExists),
      proves: () => ['ERR-020'],
      play: ({ gates }) => gates.open('sendVerification'),
    },
    codeAlreadySent: {
      says: 'Ya se mandó un código',
      sandbox: phoneEnding(endings.codeAlreadySent),
      proves: () => ['ERR-021'],
      play: ({ gates }) => gates.open('sendVerification'),
    },
    codeNotSent: {
      says: 'El SMS no se puede mandar',
      sandbox: phoneEnding(endings.codeNotSent),
      play: ({ gates }) => gates.open('sendVerification'),
    },
    accountAccepted: {
      says: 'Acepta entrar a esa cuenta con un código',
      play: (stage) => answerAlert(stage, signInAlerts.accountExists.accept),
    },
    codeAtHand: {
      says: 'Dice que ya tiene el código',
      proves: (from) => (isIn(from, 'codeAlreadySent') ? ['AUTH-024'] : []),
      play: (stage) => answerAlert(stage, signInAlerts.codeAlreadySent.haveCode),
    },
    noticeClosed: {
      says: 'Cierra el aviso',
      play: (stage, { from }) => answerAlert(stage, isIn(from, 'failed') ? common.accept : common.close),
    },
    numberCorrected: {
      says: 'Regresa a corregir el teléfono',
      play: ({ shop }) => shop.code.changeNumber.click(),
    },
    accountCodeSent: {
      says: 'Sale el código de la cuenta',
      sandbox: outbox('el código está en'),
      proves: () => ['AUTH-022'],
      play: ({ gates }) => gates.open('signInPhone'),
    },
    accountCodeFails: {
      says: 'El código de la cuenta no sale',
      sandbox: fails('signInPhone'),
      play: ({ gates }) => gates.open('signInPhone', problem(503, 'sms-unavailable')),
    },
    codeVerified: {
      says: 'El código es correcto',
      sandbox: outbox('el código de'),
      play: async (stage) => {
        const { shop, outbox: mails, notes } = stage;
        await shop.code.enter(notes.has('nameless') ? await mails.codeFor(phoneOf(stage), 2) : await mails.newestFor(phoneOf(stage)));
      },
    },
    guestSignedUp: {
      says: 'La sesión de invitado se abre',
      limit: { because: 'la cuenta es nueva', holds: (at) => at.context.purpose === 'signUp' },
      play: ({ gates }) => gates.open('signUpGuest'),
    },
    namelessSignedIn: {
      says: 'Se abre la sesión de un invitado que aún no dio su nombre',
      limit: { because: 'la cuenta existe', holds: (at) => at.context.purpose === 'signIn' },
      passing: (at) => isIn(at, 'opening') && at.context.purpose === 'signIn',
      play: ({ page }) => page.getByRole('alertdialog', { name: updateData.greeting.title }).waitFor(),
    },
    namesLoaded: { says: 'Llega el saludo', passing: () => true, play: async () => {} },
    namesGiven: {
      says: 'Da su nombre y sus apellidos',
      proves: () => ['AUTH-012', 'AUTH-040'],
      play: ({ page, traveller }) => giveName(page, traveller),
    },
    signUpFails: {
      says: 'La sesión no se puede abrir',
      sandbox: fails('signUpGuest', 'always'),
      play: ({ gates }) => gates.open('signUpGuest', problem(422, 'pin-not-verified')),
    },
    tokenCleared: {
      says: 'Lo que quedó de la sesión se borra',
      internal: true,
      passing: () => true,
      play: async () => {},
    },
    signInDismissed: {
      says: 'Cierra la identificación',
      limit: {
        because: 'una alerta cubre la ventana hasta que se cierra',
        holds: (at) => isIn(at, 'filling') || isIn(at, 'code') || isIn(at, 'password') || isIn(at, 'recovery'),
      },
      play: ({ shop }) => shop.signIn.close.click(),
    },
  },
};
