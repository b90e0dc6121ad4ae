import type { sessionModel } from '../../../machines/session/session.model.ts';
import { REFRESH_TRIES } from '../../../machines/session/session.rules.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { pathOf } from '../../../src/app/url.ts';
import { search, shell } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Stage } from './chart.ts';
import { signInElsewhere } from './elsewhere.ts';
import { nobody } from './gates.ts';

type Event = EventOf<typeof sessionModel>;

/** An access token lives so long. */
const TOKEN_SECONDS = 900;
const PAUSE_MS = 2_000;

/** A session that ended by itself asks for another at once; what is to be seen lies below. */
async function closeSignIn({ page, shop }: Stage): Promise<void> {
  const { booking }: { booking?: { value: { overlay?: string } } } = JSON.parse(
    (await page.locator('html').getAttribute('data-charts')) ?? '{}',
  );
  if (booking?.value.overlay === 'signIn') await shop.signIn.close.click();
  await shop.signIn.dialog.waitFor({ state: 'hidden' });
}

/** Another day of the list: the page asks a service, and shows its token. */
async function askService({ page }: Stage): Promise<void> {
  await page.getByRole('navigation', { name: search.days }).getByRole('link').last().click();
}

const user = {
  sessionOpened: async (stage) => {
    await closeSignIn(stage);
    await signInElsewhere(stage);
  },
  signOutRequested: async ({ page }) => {
    await page.getByRole('button', { name: /^Abrir menú de / }).click();
    await page.getByRole('button', { name: shell.signOut }).click();
  },
} satisfies Partial<Record<Event, Act>>;

const world = {
  tokenKnown: ({ gates }) => gates.open('validateToken'),
  noToken: async () => {},
  tokenAged: async (stage) => {
    await stage.switchboard.forward(TOKEN_SECONDS);
    await stage.page.clock.fastForward(TOKEN_SECONDS * 1000);
    await askService(stage);
  },
  tokenRefreshed: ({ gates }) => gates.open('refreshToken'),
  refreshLost: async ({ switchboard, gates }) => {
    await switchboard.fault('refreshToken', 'fail');
    await gates.open('refreshToken');
  },
  refreshRefused: async ({ switchboard, gates }) => {
    await switchboard.refuse('refreshToken', 401, 'session-expired');
    await gates.open('refreshToken');
  },
  pauseOver: async ({ page }) => {
    await page.context().setOffline(true);
    await page.clock.runFor(PAUSE_MS);
  },
  networkFound: ({ page }) => page.context().setOffline(false),
  requestRefused: async (stage) => {
    await stage.page.route(/\/trip-api\/trip\?/, (route) => route.fulfill({ status: nobody.status, json: nobody.body }), { times: 1 });
    await askService(stage);
  },
  signedOut: ({ gates }) => gates.open('signOut'),
  endAcknowledged: async () => {},
} satisfies Partial<Record<Event, Act>>;

/** Who is signed in, seen over the departures of a day, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: true,
  holds: ['validateToken', 'refreshToken', 'signOut'],
  async begin({ page, bus }, _, steps) {
    await page.clock.install();
    if (steps.some(({ name }) => name === 'noToken')) await page.addInitScript(() => localStorage.removeItem('anden.session'));
    await page.goto(`/compra${pathOf({ name: 'home', asked: bus.asked })}`);
  },
  steps: { ...user, ...world },
  unrun: {},
  // Without a token there is nobody to ask about.
  passing: { noToken: (at, { rest }) => isIn(at, 'restoring') && rest[0]?.name === 'noToken' },
  limits: {
    tokenAged: { because: 'una solicitud la renueva cuando ya se sabe quién es', holds: (at) => isIn(at, 'current') },
    endAcknowledged: { because: 'la tienda toma nota en el mismo instante', holds: (at) => at.context.end !== null },
    tokenKnown: { because: 'la sesión guardada se comprueba al abrir la tienda', holds: (at) => isIn(at, 'restoring') },
    sessionOpened: {
      because: 'otra pestaña la abre cuando esta ya no espera',
      holds: (at) => isIn(at, 'current') || isIn(at, 'anonymous'),
    },
    requestRefused: {
      because: 'mientras se renueva o se cierra, las solicitudes esperan',
      holds: (at) => isIn(at, 'current') || isIn(at, 'restoring'),
    },
    signOutRequested: { because: 'el menú está cuando la sesión está abierta', holds: (at) => isIn(at, 'current') },
  },
  proves: {
    tokenRefreshed: () => ['API-049'],
    // The fifth try that fails is the last, and each waited 2 s.
    refreshLost: (from) => (from.context.attempts === REFRESH_TRIES ? ['API-064', 'CONST-037', 'CONST-038'] : []),
  },
};
