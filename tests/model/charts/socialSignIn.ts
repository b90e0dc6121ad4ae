import type { socialSignInModel } from '../../../machines/socialSignIn/socialSignIn.model.ts';
import { type EventOf, isIn, type Step } from 'xstate-paths';
import { passwordSignIn, shell, signIn, socialSignIn as words } from '../../../src/messages/es-MX.ts';
import { ProviderWindow } from '../../pages/ProviderWindow.ts';
import { problem, type Answer } from '../browser/gates.ts';
import type { ChartTable, Stage } from '../chart.ts';
import { byHand, fails } from '../sandbox.ts';

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: signIn.title });
const press = async (stage: Stage, name: string) => dialog(stage).getByRole('button', { name, exact: true }).click();
const google = words.enterWith('google');

const isNext = (rest: readonly Step[], name: string) => rest[0]?.name === name;

/** Presses a button that opens the window, which the browser blocks when the path says so next. */
async function openWindow(stage: Stage, name: string, rest: readonly Step[]): Promise<void> {
  const isBlocked = isNext(rest, 'windowBlocked');
  await stage.page.evaluate((blocked) => {
    const real = Reflect.get(window, 'realOpen') ?? window.open;
    Object.assign(window, { realOpen: real, open: blocked ? () => null : real });
  }, isBlocked);
  const opened = isBlocked ? null : stage.page.waitForEvent('popup');
  await press(stage, name);
  await opened;
}

/** The window of the provider that opened last. */
function providerOf({ page }: Stage): ProviderWindow {
  return new ProviderWindow(page.context().pages().at(-1) ?? page);
}

/** The exchange works, and the proof lacks something. The later answers name the same proof. */
const exchanged = (stage: Stage, next: 'email' | 'account', email: string | null): Promise<void> => {
  const change = (body: unknown) => {
    const proof = { ...Object(body), next, email };
    stage.notes.set('proof', JSON.stringify(proof));
    return { status: 200, body: proof };
  };
  return stage.gates.open('finishSocialSignIn', { kind: 'changed', change });
};

const lost: Answer = { kind: 'unheard' };
const down = problem(503, 'social-unavailable');
const over = problem(422, 'social-token-refused');

/** The sign-in with an account of Google, in a browser. */
export const chart: ChartTable<EventOf<typeof socialSignInModel>> = {
  start: 'Abre la tienda sin sesión, toca «Entrar» y elige «Con tu email».',
  signedIn: false,
  holds: ['beginSocialSignIn', 'finishSocialSignIn', 'sendSocialCode', 'proveSocialAccount', 'signInGoogle'],
  async begin(stage, _model, steps) {
    const { page, shop, gates, traveller } = stage;
    await shop.home.open();
    await page.getByRole('button', { name: shell.signIn }).click();
    await dialog(stage).getByRole('button', { name: google }).waitFor();
    if (!isNext(steps, 'answerReturned')) return;
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await press(stage, google);
    await gates.open('beginSocialSignIn');
    await press(stage, words.stayHere);
    await new ProviderWindow(page).signInAs(traveller.email);
    gates.close();
  },
  events: {
    nothingReturned: {
      says: 'Nadie vuelve de un proveedor',
      passing: (_, { rest }) => !isNext(rest, 'answerReturned'),
      play: async () => {},
    },
    answerReturned: {
      says: 'Vuelve de Google en la misma pestaña',
      sandbox: byHand('bloquear las ventanas en el navegador, tocar «Google» y «Seguir en esta página»'),
      proves: () => ['NAV-003'],
      passing: (_, { rest }) => isNext(rest, 'answerReturned'),
      play: async () => {},
    },
    googleChosen: {
      says: 'Toca «Google»',
      proves: () => ['AUTH-005'],
      play: (stage, { rest }) => openWindow(stage, google, rest),
    },
    windowOpened: {
      says: 'Se abre la ventana de Google',
      play: async (stage) => {
        await stage.gates.open('beginSocialSignIn');
        await providerOf(stage).page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
    windowBlocked: {
      says: 'El navegador bloquea la ventana',
      sandbox: byHand('bloquear las ventanas en el navegador'),
      passing: (_, { rest }) => isNext(rest, 'windowBlocked'),
      play: async (stage) => stage.expect(dialog(stage).getByRole('alert')).toContainText(words.notices.blocked('Google').title),
    },
    beginDown: {
      says: 'Google no responde',
      sandbox: fails('beginSocialSignIn'),
      play: async (stage) => {
        await stage.gates.open('beginSocialSignIn', down);
        await stage.expect(dialog(stage).getByRole('alert')).toContainText(words.notices.down('Google').title);
      },
    },
    beginFails: {
      says: 'No llega la dirección de la ventana',
      sandbox: fails('beginSocialSignIn', 'always'),
      play: ({ gates }) => gates.open('beginSocialSignIn', lost),
    },
    windowLeft: {
      says: 'Regresa a la tienda sin haber elegido cuenta',
      // Browsers of tests report every page as focused, so coming back is told to the page.
      play: async (stage) => {
        await stage.page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await stage.expect(dialog(stage).getByRole('alert')).toContainText(words.notices.closed('Google').text);
      },
    },
    windowReopened: {
      says: 'Oprime «Abrir la ventana otra vez»',
      play: (stage, { rest }) => openWindow(stage, words.reopen, rest),
    },
    answered: {
      says: 'Elige una cuenta en la ventana',
      play: (stage) => providerOf(stage).signInAs(stage.traveller.email),
    },
    pageChosen: {
      says: 'Oprime «Seguir en esta página»',
      play: (stage) => press(stage, words.stayHere),
    },
    backWithoutAnswer: {
      says: 'Vuelve de Google con Atrás',
      play: async ({ page, gates }) => {
        // An answer without content leaves the page in place, as the browser's memory of pages does after Back.
        await page.route(/\/social\/google\//, (route) => route.fulfill({ status: 204 }));
        const asked = page.waitForRequest(/\/social\/google\//);
        await gates.open('beginSocialSignIn');
        await asked;
        await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        await page.unroute(/\/social\/google\//);
      },
    },
    leaveDown: {
      says: 'Google no responde antes de dejar la página',
      sandbox: fails('beginSocialSignIn'),
      play: ({ gates }) => gates.open('beginSocialSignIn', down),
    },
    leaveFails: {
      says: 'No llega la dirección de Google',
      sandbox: fails('beginSocialSignIn', 'always'),
      play: ({ gates }) => gates.open('beginSocialSignIn', lost),
    },
    sessionNext: {
      says: 'Google dice quién es',
      play: ({ gates }) => gates.open('finishSocialSignIn'),
    },
    emailNext: {
      says: 'Google no da un correo',
      sandbox: byHand('elegir a Saúl Nava'),
      play: (stage) => exchanged(stage, 'email', null),
    },
    accountNext: {
      says: 'El correo ya tiene cuenta',
      sandbox: byHand('elegir a la persona que ya tiene cuenta'),
      play: (stage) => exchanged(stage, 'account', stage.traveller.email),
    },
    consentRefused: {
      says: 'No da permiso',
      sandbox: byHand('oprimir «No dar permiso»'),
      play: async (stage) => {
        await stage.gates.open('finishSocialSignIn', problem(422, 'social-consent-refused'));
        await stage.expect(dialog(stage).getByRole('alert')).toContainText(words.notices.refused('Google').text);
      },
    },
    stateStale: {
      says: 'La respuesta ya se usó o es de otra ventana',
      sandbox: byHand('abrir otra vez la dirección a la que volvió'),
      play: async (stage) => {
        await stage.gates.open('finishSocialSignIn', problem(422, 'social-state-refused'));
        await stage.expect(dialog(stage).getByRole('alert')).toContainText(words.notices.stale('Google').text);
      },
    },
    providerDown: {
      says: 'Google falla',
      sandbox: byHand('oprimir «El servicio falla»'),
      play: ({ gates }) => gates.open('finishSocialSignIn', down),
    },
    exchangeFails: {
      says: 'No se sabe si Google dijo quién es',
      sandbox: fails('finishSocialSignIn', 'always'),
      play: ({ gates }) => gates.open('finishSocialSignIn', lost),
    },
    emailTyped: {
      says: 'Escribe su correo',
      play: (stage) => dialog(stage).getByRole('textbox', { name: words.email }).fill(stage.traveller.email),
    },
    emailSubmitted: {
      says: 'Oprime «Enviar código»',
      play: (stage) => press(stage, words.sendCode),
    },
    codeRequested: {
      says: 'Pide un código por correo',
      play: (stage, { from }) => press(stage, isIn(from, 'code') ? words.resend : words.codeInstead),
    },
    codeSent: {
      says: 'Sale el código por correo',
      play: (stage) => {
        const body = { email: stage.traveller.email, expiresAt: new Date(Date.now() + 600_000).toISOString() };
        return stage.gates.open('sendSocialCode', { kind: 'instead', status: 200, body });
      },
    },
    codeNotSent: {
      says: 'El correo no sale',
      sandbox: fails('sendSocialCode', 'always'),
      play: ({ gates }) => gates.open('sendSocialCode', lost),
    },
    proofOver: {
      says: 'Tardó demasiado en pedir el código',
      play: ({ gates }) => gates.open('sendSocialCode', over),
    },
    passwordTyped: {
      says: 'Escribe su contraseña',
      play: (stage) =>
        dialog(stage)
          .getByLabel(new RegExp(`^${words.password}`))
          .fill('una contraseña'),
    },
    passwordSubmitted: {
      says: 'Oprime «Entrar»',
      play: (stage) => press(stage, passwordSignIn.submit),
    },
    codeTyped: {
      says: 'Escribe los seis dígitos',
      play: (stage) => dialog(stage).getByRole('textbox', { name: words.code }).fill('481516'),
    },
    codeSubmitted: {
      says: 'Oprime «Verificar correo»',
      play: (stage) => press(stage, words.verify),
    },
    proved: {
      says: 'La cuenta es suya',
      play: ({ gates, notes }) => {
        const body = { ...JSON.parse(notes.get('proof') ?? '{}'), next: 'session' };
        return gates.open('proveSocialAccount', { kind: 'instead', status: 200, body });
      },
    },
    proofRefused: {
      says: 'El código o la contraseña no son correctos',
      sandbox: byHand('cualquier otro código'),
      play: ({ gates }) => gates.open('proveSocialAccount', problem(422, 'code-wrong', { triesLeft: 2 })),
    },
    codeDead: {
      says: 'El código dejó de servir',
      sandbox: byHand('cinco códigos equivocados'),
      play: ({ gates }) => gates.open('proveSocialAccount', problem(422, 'code-dead')),
    },
    provingOver: {
      says: 'Tardó demasiado en demostrarlo',
      play: ({ gates }) => gates.open('proveSocialAccount', over),
    },
    signedIn: {
      says: 'La sesión se abre',
      proves: () => ['API-036'],
      play: ({ gates }) => gates.open('signInGoogle'),
    },
    signInFails: {
      says: 'La sesión no se puede abrir',
      sandbox: fails('signInGoogle', 'always'),
      play: ({ gates }) => gates.open('signInGoogle', lost),
    },
    otherWayChosen: {
      says: 'Oprime «Cancelar y entrar de otra forma»',
      play: (stage) => press(stage, words.otherWay),
    },
  },
};
