import type { AnyMachineSnapshot } from 'xstate';
import { OTHER_ORDER, type bookingModels } from '../../../machines/booking/booking.model.ts';
import { ended } from '../../../machines/booking/booking.examples.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { done } from '../../../machines/testing/situation.ts';
import { pathOf } from '../../../src/app/url.ts';
import { checkout, common, confirmation, edit, search, seatAlerts, shell } from '../../../src/messages/es-MX.ts';
import { payWith, shopOn, type Shop } from '../../journeys/journey.ts';
import type { EventOf } from '../charts.ts';
import { visit } from './address.ts';
import { Buyer } from './buyer.ts';
import type { Act, BrowserChart, Limit, Stage } from './chart.ts';
import { renewElsewhere, signInElsewhere, signOutElsewhere } from './elsewhere.ts';
import { nobody, problem } from './gates.ts';

type Event = EventOf<typeof bookingModels>;

/** The button of the account while somebody is signed in. */
const menu = /^Abrir menú de /;
/** Which of the models: the steps of the wizard, or what lies over them. */
const OVER = 1;
const HOLD_SECONDS = 541;
const NOTICE_MS = 6_000;
const AUTHORISED = '4242424242424242';

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const pressOnBoard = async ({ page }: Stage, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true }).click();

/** Does what leaves the step. Who leaves the seats is asked first, and stays. */
async function leave(stage: Stage, from: AnyMachineSnapshot, act: () => Promise<void>): Promise<void> {
  await act();
  if (!isIn(from, 'purchase.seats')) return;
  const question = stage.page.getByRole('alertdialog', { name: seatAlerts.leave.title });
  await question.waitFor();
  await stage.shop.seats.stay();
  await question.waitFor({ state: 'hidden' });
}

/** A passenger on a seat: whoever leaves is asked first, so that the step does not end by itself. */
async function addPassenger({ shop, traveller }: Stage): Promise<void> {
  await shop.seats.free.first().click();
  await shop.passenger.fill(traveller);
  await shop.passenger.submit.click();
  await shop.passenger.dialog.waitFor({ state: 'hidden' });
}

/** Whoever is signed in by now. */
function buyerNow({ page, buyer, notes, switchboard }: Stage): Buyer {
  const token = notes.get('token');
  return token === undefined ? buyer : new Buyer(new URL(page.url()).origin, { token, sandbox: switchboard.session });
}

/** Follows the purchase in this tab instead of the one where it is open. */
async function takeOver({ page, seats, summary }: Shop): Promise<void> {
  await page.getByRole('button', { name: shell.elsewhere.takeOver }).click();
  await seats.heading.or(summary.heading).waitFor();
}

async function loseToAnotherTab({ page }: Stage): Promise<void> {
  const other = shopOn(await page.context().newPage());
  await other.page.goto(page.url());
  await takeOver(other);
  await page.getByRole('heading', { name: shell.elsewhere.title }).waitFor();
  await other.page.close();
}

async function showDepartures(stage: Stage): Promise<void> {
  await visit(stage, pathOf({ name: 'home', asked: stage.bus.asked }));
  await stage.shop.results.departures.first().waitFor();
}

const user = {
  departureChosen: async (stage) => {
    await showDepartures(stage);
    await stage.shop.results.chooseAt(stage.bus.place);
    await addPassenger(stage);
  },
  seatsHeld: async ({ shop }) => {
    await shop.seats.next.click();
    await shop.summary.acceptTime();
  },
  orderPaid: async (stage, { from }) => {
    if (from.context.change === null) return payWith(stage.shop, AUTHORISED, stage.traveller);
    await press(stage, checkout.change.submit);
    await stage.shop.summary.alert.getByRole('button', { name: checkout.change.submit, exact: true }).click();
    await stage.shop.order.heading.waitFor();
  },
  /** The only one who travels is chosen already, and gets another seat. */
  editBegun: async (stage) => {
    await press(stage, edit.open('outbound'));
    await press(stage, edit.submit);
    await stage.shop.seats.free.first().click();
    await stage.expect(stage.shop.seats.next).toBeEnabled();
  },
  seatsLeft: async ({ shop, page }) => {
    await shop.seats.back.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: seatAlerts.leave.confirm(['1']) })
      .click();
  },
  backToSeats: ({ shop }) => shop.summary.toSeats.click(),
  orderLeft: (stage) => press(stage, confirmation.goHome),
  homeVisited: (stage, { from }) => leave(stage, from, () => visit(stage, '/')),
  summaryVisited: async (stage, { from }) => {
    if (!isIn(from, 'step.home')) return leave(stage, from, () => visit(stage, pathOf({ name: 'summary', cartId: 'c_other' })));
    await visit(stage, pathOf({ name: 'summary', cartId: await buyerNow(stage).cart(stage.bus) }));
    await stage.shop.summary.acceptTime();
  },
  orderVisited: (stage, { from }) => leave(stage, from, () => visit(stage, pathOf({ name: 'order', orderId: 'o_other' }))),
  unknownVisited: (stage, { from }) => leave(stage, from, () => visit(stage, '/no/existe')),
  backPressed: (stage, { from }) => leave(stage, from, () => pressOnBoard(stage, shell.back)),
  stepChosen: (stage, { from }) =>
    leave(stage, from, () => {
      const step = isIn(from, 'purchase.seats') ? shell.step[1] : shell.step[2];
      return stage.page.getByRole('list', { name: shell.steps }).getByRole('link', { name: step }).click();
    }),
  tripEdited: async (stage) => {
    await showDepartures(stage);
    await stage.page.getByRole('button', { name: shell.editTrip }).click();
    await stage.page.getByRole('dialog').getByRole('button', { name: common.close, exact: true }).click();
  },
  signOutRequested: async (stage, { from }) => {
    if (isIn(from, 'overlay.menu')) return press(stage, shell.signOut);
    await stage.page.getByRole('button', { name: menu }).click();
    await press(stage, shell.signOut);
    // The next steps buy again.
    await stage.page.getByRole('button', { name: shell.signIn }).waitFor();
    await signInElsewhere(stage);
    await stage.page.getByRole('button', { name: menu }).waitFor();
  },
  accountOpened: async ({ page }, { from }) => {
    const name = from.context.user === null ? shell.signIn : menu;
    await page.getByRole('button', { name }).click();
  },
  menuClosed: (stage) => press(stage, shell.closeMenu),
  signInDismissed: ({ shop }) => shop.signIn.close.click(),
  guestSignedIn: async ({ shop, outbox, traveller }) => {
    await shop.signIn.fill(traveller);
    await shop.signIn.submit.click();
    await shop.code.input.waitFor();
    await shop.code.enter(await outbox.newestFor(traveller.phone));
  },
  // Left alone it closes itself after 5 s, so a click may come too late.
  noticeClosed: ({ page }) => page.clock.fastForward(NOTICE_MS),
} satisfies Partial<Record<Event, Act>>;

const world = {
  backToSearch: async (stage) => {
    await stage.gates.hold(['unblockSeats']);
    await stage.gates.open('unblockSeats', problem(429, 'too-many-requests'));
    await stage.shop.summary.toSeats.click();
    await stage.shop.home.heading.or(stage.shop.results.heading).first().waitFor();
    await stage.gates.release();
  },
  seatsReclaimed: async (stage) => {
    await stage.switchboard.forward(HOLD_SECONDS);
    await stage.page.clock.fastForward(HOLD_SECONDS * 1000);
    await stage.shop.summary.alert.getByRole('button', { name: checkout.expired.again, exact: true }).click();
  },
  heldElsewhere: (stage) => loseToAnotherTab(stage),
  /** The page begins anew where the other tab left the purchase, so the walk goes on once it is lost again. */
  takenOver: async (stage) => {
    await stage.gates.open('validateToken');
    await takeOver(stage.shop);
    await loseToAnotherTab(stage);
  },
  /** The stored session is checked once; later somebody signs in on another tab. */
  signedIn: async (stage) => {
    if (stage.notes.has('restored')) return signInElsewhere(stage);
    stage.notes.set('restored', 'yes');
    await stage.gates.open('validateToken');
  },
  sessionOpened: (stage) => signInElsewhere(stage),
  sessionRenewed: (stage) => renewElsewhere(stage),
  sessionExpired: async (stage) => {
    // Who it is must be known; and a search that is still under way would take the refusal, and be given up for the one of the other day.
    await stage.page.getByRole('button', { name: menu }).waitFor();
    await stage.shop.results.departures.or(stage.page.getByRole('alert')).first().waitFor();
    await stage.page.route(/\/trip-api\/trip\?/, (route) => route.fulfill({ status: nobody.status, json: nobody.body }), { times: 1 });
    await stage.page.getByRole('navigation', { name: search.days }).getByRole('link').last().click();
  },
  signedOut: (stage) => signOutElsewhere(stage),
  networkLost: ({ page }) => page.context().setOffline(true),
  networkFound: ({ page }) => page.context().setOffline(false),
} satisfies Partial<Record<Event, Act>>;

const unrun = {
  takeOverDone: 'lo trae «Sigue en esta pestaña»: la página empieza de nuevo',
  signInRequested: 'lo pide el mapa de asientos a quien no se ha identificado: lo recorre seats, con «Se identifica»',
} satisfies Partial<Record<Event, string>>;

const bare: Limit = { because: 'lo que está encima de la página la cubre', holds: (at) => isIn(at, 'overlay.none') };
const inSummary: Limit = { because: 'solo desde el pago', holds: (at) => isIn(at, 'purchase.summary') };
const inFlow: Limit = {
  because: 'el botón está en los asientos, el pago y la orden',
  holds: (at) => isIn(at, 'purchase.seats') || isIn(at, 'purchase.summary') || isIn(at, 'step.order'),
};
const known: Limit = { because: 'solo con sesión', holds: (at) => bare.holds(at) && at.context.user !== null };

/** What ends by itself once it is asked to: the release of a cart, and the page of an order. */
const leaves = (from: AnyMachineSnapshot) => {
  if (isIn(from, 'purchase.summary')) return [done('checkout', { kind: 'backToSeats' })];
  return isIn(from, 'step.order') ? [done('confirmation', { kind: 'home' })] : [];
};

/** The wizard around its steps, in a browser. */
export const browser: BrowserChart<Event, keyof typeof unrun> = {
  signedIn: true,
  holds: ['validateToken'],
  async begin(stage, model) {
    const { page, gates, bus } = stage;
    await page.clock.install();
    await page.goto(`/compra${pathOf({ name: 'home', asked: bus.asked })}`);
    if (model !== OVER) await gates.open('validateToken');
  },
  steps: { ...user, ...world },
  unrun,
  brings: {
    takenOver: () => [done('takeOver')],
    homeVisited: leaves,
    orderVisited: (from) => (isIn(from, 'step.order') ? [] : leaves(from)),
    unknownVisited: leaves,
    summaryVisited: (from) => (isIn(from, 'step.order') ? leaves(from) : []),
    backPressed: leaves,
    stepChosen: leaves,
    signOutRequested: (from) => (isIn(from, 'overlay.menu') ? [ended('closed')] : leaves(from)),
  },
  limits: {
    summaryVisited: { because: 'desde el mismo pago es otra página', holds: (at) => !isIn(at, 'purchase.summary') },
    orderVisited: {
      because: 'la página ya es la de esa orden',
      holds: (at) => !isIn(at, 'step.order') || at.context.orderId !== OTHER_ORDER,
    },
    stepChosen: {
      because: 'el paso anterior está en los asientos y el pago, y no mientras se editan boletos',
      holds: (at) => inFlow.holds(at) && !isIn(at, 'step.order') && at.context.change === null,
    },
    editBegun: {
      because: 'se editan los boletos que se pagaron',
      holds: (at) => isIn(at, 'step.order') && at.context.orderId !== OTHER_ORDER,
    },
    backPressed: inFlow,
    seatsReclaimed: inSummary,
    signOutRequested: {
      because: 'la compra se hace con sesión; en el inicio se cierra desde el menú',
      holds: (at) => (isIn(at, 'overlay.menu') ? true : inFlow.holds(at)),
    },
    noticeClosed: { because: 'hay un aviso que cerrar', holds: (at) => bare.holds(at) && at.context.notice !== null },
    signedIn: {
      because: 'la sesión guardada se comprueba al abrir la tienda',
      holds: (at) => (bare.holds(at) || isIn(at, 'overlay.signIn')) && at.context.user === null && at.context.notice === null,
    },
    sessionExpired: known,
    sessionRenewed: known,
    signedOut: known,
    accountOpened: bare,
    networkLost: bare,
    sessionOpened: {
      because:
        'lo dice la sesión a la página de una orden o de un pago; a la identificación abierta, «Alguien inició sesión» en sus recorridos',
      holds: (at) => isIn(at, 'purchase.summary') || isIn(at, 'step.order'),
    },
    heldElsewhere: {
      because: 'la otra pestaña sigue la compra que ya se guardó',
      holds: (at) => isIn(at, 'purchase.seats') || isIn(at, 'purchase.summary'),
    },
  },
  proves: {
    sessionExpired: () => ['ERR-028'],
    unknownVisited: (from) => (isIn(from, 'step.home') ? ['NAV-005'] : []),
    signOutRequested: (from) => (isIn(from, 'step.order') ? ['NAV-058'] : []),
  },
};
