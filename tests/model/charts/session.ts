import type { AnyMachineSnapshot } from 'xstate';
import type { sessionModel } from '../../../machines/session/session.model.ts';
import { REFRESH_TRIES } from '../../../machines/session/session.rules.ts';
import { type EventOf, isIn } from 'xstate-paths';
import { pathOf } from '../../../src/app/steps/addresses.ts';
import { notices, results as resultWords, shell, sideMenu } from '../../../src/messages/es-MX.ts';
import { signInElsewhere } from '../browser/elsewhere.ts';
import { nobody } from '../browser/gates.ts';
import { stopClock } from '../browser/stopClock.ts';
import type { Stage, ChartTable } from '../chart.ts';
import { losesAnswer, clock, refreshFails, byHand } from '../sandbox.ts';

/** Lifetime of an access token. */
const TOKEN_SECONDS = 900;
const PAUSE_MS = 2_000;

/** Closes the sign-in that an expired session opens, because the page below must be checked. */
async function closeSignIn({ page, shop }: Stage): Promise<void> {
  const { booking }: { booking?: { value: { overlay?: string } } } = JSON.parse(
    (await page.locator('html').getAttribute('data-charts')) ?? '{}',
  );
  if (booking?.value.overlay === 'signIn') await shop.signIn.close.click();
  await shop.signIn.dialog.waitFor({ state: 'hidden' });
}

const isLastTry = ({ context }: AnyMachineSnapshot) => context.attempts === REFRESH_TRIES;

/** Opens another day of the list, so that the page calls a service with its token. */
async function askService({ page }: Stage): Promise<void> {
  await page.getByRole('navigation', { name: resultWords.days }).getByRole('link').last().click();
}

/** The session over the results, in a browser. */
export const chart: ChartTable<EventOf<typeof sessionModel>> = {
  start: (_, steps) =>
    steps.some(({ name }) => name === 'noToken')
      ? 'Sin sesión, abre la dirección de los resultados de una búsqueda.'
      : 'Entra como invitado y abre la dirección de los resultados de una búsqueda.',
  signedIn: true,
  holds: ['validateToken', 'refreshToken', 'signOut'],
  async begin({ page, bus }, _, steps) {
    await page.clock.install();
    if (steps.some(({ name }) => name === 'noToken')) await page.addInitScript(() => localStorage.removeItem('anden.session'));
    await page.goto(`/compra${pathOf({ name: 'home', asked: bus.asked })}`);
  },
  events: {
    tokenKnown: {
      says: 'La sesión guardada todavía sirve',
      limit: { because: 'la sesión guardada se comprueba al abrir la tienda', holds: (at) => isIn(at, 'restoring') },
      play: ({ gates }) => gates.open('validateToken'),
    },
    noToken: {
      says: 'No hay sesión guardada',
      // Without a token no service is called.
      passing: (at, { rest }) => isIn(at, 'restoring') && rest[0]?.name === 'noToken',
      play: async () => {},
    },
    sessionOpened: {
      says: 'Se abre una sesión',
      limit: {
        because: 'otra pestaña la abre cuando esta ya no espera',
        holds: (at) => isIn(at, 'current') || isIn(at, 'anonymous'),
      },
      play: async (stage) => {
        await closeSignIn(stage);
        await signInElsewhere(stage);
      },
    },
    tokenAged: {
      says: 'La sesión está por vencer',
      sandbox: clock(15, 'minutos'),
      limit: { because: 'una solicitud la renueva cuando ya se sabe quién es', holds: (at) => isIn(at, 'current') },
      play: async (stage) => {
        await stage.switchboard.forward(TOKEN_SECONDS);
        await stage.page.clock.fastForward(TOKEN_SECONDS * 1000);
        await askService(stage);
      },
    },
    tokenRefreshed: {
      says: 'La sesión se renueva',
      proves: () => ['API-049'],
      play: ({ gates }) => gates.open('refreshToken'),
    },
    refreshLost: {
      says: 'La renovación se pierde',
      sandbox: losesAnswer('refreshToken'),
      // The fifth failed try is the last, and each waited 2 s.
      proves: (from) => (isLastTry(from) ? ['API-064', 'CONST-037', 'CONST-038', 'ERR-030'] : []),
      play: async ({ page, switchboard, gates }, { from }) => {
        await switchboard.fault('refreshToken', 'fail');
        // On a slow machine the pause would end before the network is gone.
        if (!isLastTry(from)) await stopClock(page);
        await gates.open('refreshToken');
        if (isLastTry(from)) await page.getByText(notices.sessionRequired).waitFor();
      },
    },
    refreshRefused: {
      says: 'La renovación se niega',
      sandbox: refreshFails(),
      play: async ({ switchboard, gates }) => {
        await switchboard.refuse('refreshToken', 401, 'session-expired');
        await gates.open('refreshToken');
      },
    },
    pauseOver: {
      says: 'Pasa la pausa antes de volver a intentar',
      play: async ({ page }) => {
        await page.context().setOffline(true);
        await page.clock.runFor(PAUSE_MS);
        await page.clock.resume();
      },
    },
    networkFound: {
      says: 'Hay red para volver a intentar',
      sandbox: byHand('encender la red del equipo'),
      play: ({ page }) => page.context().setOffline(false),
    },
    requestRefused: {
      says: 'Un servicio niega la sesión',
      proves: () => ['ERR-026'],
      limit: {
        because: 'mientras se renueva o se cierra, las solicitudes esperan',
        holds: (at) => isIn(at, 'current') || isIn(at, 'restoring'),
      },
      play: async (stage) => {
        await stage.gates.next('searchTrips', nobody);
        await askService(stage);
        await stage.page.getByText(notices.sessionRefused).first().waitFor();
        // The page waits 3 s for the sign-out, which on a slow machine are over before its state is seen.
        await stopClock(stage.page);
      },
    },
    signOutRequested: {
      says: 'Cierra su sesión',
      limit: { because: 'el menú está cuando la sesión está abierta', holds: (at) => isIn(at, 'current') },
      play: async ({ page }) => {
        await page.getByRole('button', { name: new RegExp(`^${shell.openMenu}`) }).click();
        await page.getByRole('button', { name: sideMenu.signOut }).click();
      },
    },
    signedOut: {
      says: 'La sesión queda cerrada',
      play: async ({ gates, page }) => {
        await page.clock.resume();
        await gates.open('signOut');
      },
    },
    endAcknowledged: {
      says: 'La tienda toma nota del fin de la sesión',
      limit: { because: 'la tienda toma nota en el mismo instante', holds: (at) => at.context.end !== null },
      play: async () => {},
    },
  },
};
