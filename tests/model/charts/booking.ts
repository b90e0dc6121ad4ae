import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { OTHER_ORDER, type bookingModels } from '../../../machines/booking/booking.model.ts';
import { ended, held, loaded, profile, restoredSeats, restoredSummary } from '../../../machines/booking/booking.examples.ts';
import { done, type EventOf, isIn, type Limit, type Step } from 'xstate-paths';
import type { FileStep } from '../../../services/sandbox/switchboard/operations.ts';
import { pathOf } from '../../../src/app/steps/addresses.ts';
import {
  checkout,
  common,
  confirmation,
  edit,
  elsewherePage,
  notices,
  payAlerts,
  profile as profileWords,
  results,
  search,
  seatAlerts,
  seats,
  shell,
  sideMenu,
  trips,
} from '../../../src/messages/es-MX.ts';
import { answerExample } from '../../../src/app/wire/contract.examples.ts';
import { demoUser } from '../../../services/sandbox/values.ts';
import { roleOf } from '../../../machines/booking/access.rules.ts';
import { payWith, shopOn, type Shop } from '../../journeys/journey.ts';
import { awaitCode } from '../browser/awaitedCode.ts';
import { visit } from '../browser/address.ts';
import { Buyer } from '../browser/buyer.ts';
import { reserve } from '../browser/reservation.ts';
import { forward } from '../browser/forward.ts';
import { renewElsewhere, signInDemoElsewhere, signInElsewhere, signOutElsewhere } from '../browser/elsewhere.ts';
import { addressOf, nobody, problem } from '../browser/gates.ts';
import { unpaidOrder } from '../browser/payment.ts';
import type { Stage, ChartTable } from '../chart.ts';
import { alsoByHand, before, byHand, clock, holdsFile, numberOf, refreshFails, releasesFile, sessionEnds } from '../sandbox.ts';
import { newTraveller, signInDemo, storedSession } from '../../journeys/guest.ts';

/** The button of the account of a signed-in user. */
const menu = new RegExp(`^${shell.openMenu}`);
/** The models: the steps of the wizard, or its overlays. */
const FILES = 1;
const OVER = 2;
const ACCOUNT = 3;
const TRIPS = 4;
const UNKNOWN = 5;
const AWAITED = 6;
/** Longer than the shop's time-out for a file. */
const FILE_PATIENCE_MS = 121_000;
const HOLD_SECONDS = 541;
/** After the other trips of the account of the sandbox, and still on sale. */
const LATEST_HOURS = 1300;
const NOTICE_MS = 6_000;

/** Addresses that nobody's purchase has. */
const OTHER_PAYMENT = pathOf({ name: 'summary', cartId: 'c_other' });
const OTHER_PAID = pathOf({ name: 'order', orderId: 'o_other' });

/** Where a tab notes the address of the payment that it leaves for the seats. */
const LEFT = 'path.payment';
const notePayment = (page: Page): Promise<void> =>
  page.evaluate((name) => sessionStorage.setItem(name, location.pathname.replace(/^\/compra/, '')), LEFT);

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const pressOnBoard = async ({ page }: Stage, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true }).click();

/** Leaves the step. Leaving the seats opens a question, and the traveller stays. */
async function leave(stage: Stage, from: AnyMachineSnapshot, act: () => Promise<void>): Promise<void> {
  await act();
  if (!isIn(from, 'purchase.seats')) return;
  const question = stage.page.getByRole('alertdialog', { name: seatAlerts.leave.title });
  await question.waitFor();
  await stage.shop.seats.stay();
  await question.waitFor({ state: 'hidden' });
}

/** Adds a passenger, so that leaving opens a question and the step does not end by itself. */
async function addPassenger({ shop, traveller }: Stage): Promise<void> {
  await shop.seats.free.first().click();
  await shop.passenger.fill(traveller);
  await shop.passenger.submit.click();
  await shop.passenger.dialog.waitFor({ state: 'hidden' });
}

/** A buyer with the current session. */
function buyerNow({ page, buyer, notes, switchboard }: Stage): Buyer {
  const token = notes.get('token');
  return token === undefined ? buyer : new Buyer(new URL(page.url()).origin, { token, sandbox: switchboard.session });
}

/** Takes the purchase over from the other tab. */
async function takeOver({ page, seats, summary }: Shop): Promise<void> {
  await page.getByRole('button', { name: elsewherePage.takeOver }).click();
  await seats.heading.or(summary.heading).waitFor();
}

async function loseToAnotherTab({ page }: Stage): Promise<void> {
  const other = shopOn(await page.context().newPage());
  await other.page.goto(page.url());
  await takeOver(other);
  await page.getByRole('heading', { name: elsewherePage.title }).waitFor();
  await other.page.close();
}

async function showDepartures(stage: Stage): Promise<void> {
  await visit(stage, pathOf({ name: 'home', asked: stage.bus.asked }));
  await stage.shop.results.departures.first().waitFor();
}

async function openBus(stage: Stage): Promise<void> {
  await showDepartures(stage);
  await stage.shop.results.chooseAt(stage.bus.place);
}

const bare: Limit = { because: 'lo que está encima de la página la cubre', holds: (at) => isIn(at, 'overlay.none') };
const inSummary: Limit = { because: 'solo desde el pago', holds: (at) => isIn(at, 'purchase.summary') };
const inFlow: Limit = {
  because: 'el botón está en los asientos, el pago y la orden',
  holds: (at) => isIn(at, 'purchase.seats') || isIn(at, 'purchase.summary') || isIn(at, 'step.order'),
};
const popup: Limit = {
  because: 'la búsqueda está abierta',
  holds: (at) => isIn(at, 'overlay.newSearch') || isIn(at, 'overlay.tripEditor'),
};
const known: Limit = { because: 'solo con sesión', holds: (at) => bare.holds(at) && at.context.user !== null };

/** The files of the next step are loaded, and no stored purchase exists. */
const opens = () => [done('restorePurchase', null), loaded];

/** The released cart leads back to the seats, or to the requested address. */
const leaves = (kind: 'backToSeats' | 'abandoned') => (from: AnyMachineSnapshot) =>
  isIn(from, 'purchase.summary') ? [done('checkout', { kind }), ...opens()] : opens();

const atHome: Limit = { because: 'desde el inicio', holds: (at) => isIn(at, 'step.home') };

const isPage = (at: AnyMachineSnapshot) => isIn(at, 'step.page');
const isProfile = (at: AnyMachineSnapshot) => isPage(at) && at.context.location.name === 'profile';
const unidentified = (at: AnyMachineSnapshot) => !at.context.isIdentified && !isIn(at, 'overlay.signIn');
const isRole = (at: AnyMachineSnapshot, role: ReturnType<typeof roleOf>) => roleOf(at.context.user) === role;

/** The answers to a page of an account: its files, or the end of a session without a user id. */
const opensAccount = (at: AnyMachineSnapshot) => {
  if (!at.context.isIdentified) return [];
  if (isRole(at, 'registered')) return [loaded];
  return isRole(at, 'idless') ? [ended('expired')] : [];
};

/** A page of an account that is open or waits goes on with the next user. */
const goesOn = (at: AnyMachineSnapshot) => at.context.wanted !== null || isIn(at, 'identifying');

/** A guest leaves a page of an account for the root of the site, which opens the shop again. */
const leavesForRoot = (at: AnyMachineSnapshot) => goesOn(at) || isPage(at);

/** Back from a payment that is not open yet leads to the seats, whose files came before (HOLD-012). */
const backAtSeats = (at: AnyMachineSnapshot) => (isIn(at, 'purchase.summary') && at.context.departure !== null ? [loaded] : []);

const isOpening = (at: AnyMachineSnapshot) => at.hasTag('opening') || at.hasTag('unopened');

/** Deletes a purchase that another page of this browser stored. */
async function clearStored({ page }: Stage): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('anden.purchase'));
}

/** Opens a purchase in another tab of this browser, and leaves it there. Returns its address. */
async function leaveOpen(stage: Stage, go?: (shop: Shop) => Promise<void>): Promise<string> {
  const other = shopOn(await stage.page.context().newPage());
  await other.page.goto(other.results.pathOf(stage.bus.asked));
  await other.results.chooseAt(stage.bus.place);
  await addPassenger({ ...stage, shop: other });
  await go?.(other);
  const address = new URL(other.page.url()).pathname.replace(/^\/compra/, '');
  await other.page.close();
  return address;
}

/** The browser releases the lock of a purchase shortly after its tab closes. */
const lockFree = (stage: Stage) =>
  stage.expect.poll(() => stage.page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);

/** Whether the path begins with seats that another tab left. */
const startsWithSeatsLeft = (steps: readonly Step[]) => steps[0]?.name === 'seatsReopenedEarly';

/** Opens the seats that another tab left. */
async function openLeft(stage: Stage): Promise<void> {
  await lockFree(stage);
  await visit(stage, pathOf({ name: 'seats', editing: true }));
}

/** The step whose file an event asks for. */
const asksFor: Readonly<Record<string, FileStep>> = {
  seatsOpened: 'seats',
  seatsReopenedEarly: 'seats',
  summaryOpened: 'summary',
  seatsHeldEarly: 'summary',
  orderOpened: 'order',
  calendarOpened: 'calendar',
};
const lastAsked = (past: readonly Step[]): FileStep | undefined => past.flatMap(({ name }) => asksFor[name] ?? []).at(-1);

/** The files that wait after these steps. */
function waitingFiles(past: readonly Step[]): ReadonlySet<FileStep | undefined> {
  const waiting = new Set<FileStep | undefined>();
  for (const [at, { name }] of past.entries()) {
    if (name === 'filesCame') waiting.delete(lastAsked(past.slice(0, at)));
    else if (asksFor[name]) waiting.add(asksFor[name]);
  }
  return waiting;
}

/** Lets the file of a step wait, where it does not wait already. */
const holds = (step: FileStep) => (_: readonly Step[], past: readonly Step[]) =>
  waitingFiles(past).has(step) ? undefined : holdsFile(step);

/** The wizard, in a browser. */
export const chart: ChartTable<EventOf<typeof bookingModels>> = {
  start(model, steps) {
    const asks = 'busca Monterrey → San Luis Potosí para dentro de unos días.';
    if (model !== FILES) return `Abre la tienda y ${asks}`;
    const left = startsWithSeatsLeft(steps)
      ? 'Elige una salida y agrega a un pasajero en una pestaña, y ciérrala. Después prepara el tablero, abre'
      : 'Abre';
    return `${left} la tienda con la caché del navegador desactivada, y ${asks}`;
  },
  signedIn: 'proved',
  holds: ['validateToken'],
  async begin(stage, model, steps) {
    const { page, gates, files, bus } = stage;
    await page.clock.install();
    if (startsWithSeatsLeft(steps)) await leaveOpen(stage);
    if (model === FILES) await files.watch();
    if (model === UNKNOWN || model === AWAITED) await page.addInitScript(() => localStorage.removeItem('anden.session'));
    // The traveller of the stage has an account already.
    if (model === AWAITED) return awaitCode({ ...stage, traveller: newTraveller() });
    if (model === ACCOUNT || model === TRIPS) {
      await page.goto('/docs/');
      const { origin } = new URL(page.url());
      await page.evaluate((stored) => Object.assign(localStorage, stored), storedSession(await signInDemo(origin)));
      await page.route(addressOf('getProfile'), (route) => route.fulfill({ json: answerExample('identity', '/user', 'get', '200') }));
    }
    await page.goto(`/compra${pathOf({ name: 'home', asked: bus.asked })}`);
    if (model !== OVER && model !== ACCOUNT && model !== TRIPS) await gates.open('validateToken');
    if (model === FILES) await stage.shop.results.departures.first().waitFor();
  },
  events: {
    searchTyped: {
      says: 'Llena la búsqueda',
      internal: true,
      limit: atHome,
      // The search tells each of its changes, and the first ones come without the traveller.
      play: async () => {},
    },
    departureChosen: {
      says: 'Elige una salida',
      brings: opens,
      play: async (stage) => {
        await openBus(stage);
        await addPassenger(stage);
      },
    },
    seatsHeld: {
      says: 'Aparta sus asientos',
      brings: opens,
      play: ({ shop }) => shop.seats.next.click(),
    },
    orderPaid: {
      says: 'Paga',
      brings: opens,
      play: async (stage, { from }) => {
        if (from.context.change === null) return payWith(stage.shop, numberOf('authorised'), stage.traveller);
        await press(stage, checkout.change.submit);
        await stage.shop.summary.alert.getByRole('button', { name: checkout.change.submit, exact: true }).click();
        await stage.shop.order.heading.waitFor();
      },
    },
    cartReserved: {
      says: 'Reserva para pagar en caja',
      brings: opens,
      play: async (stage) => {
        await stage.page.getByRole('tab', { name: checkout.methods.cash }).click();
        await press(stage, checkout.cash.submit);
        await stage.page.getByRole('heading', { level: 1, name: 'Tu reserva está lista' }).waitFor();
      },
    },
    orderReserved: {
      says: 'La orden espera su pago en caja, y se ve su reserva',
      sandbox: before(byHand('la dirección de la orden de una reserva sin pagar')),
      brings: opens,
      play: async (stage) => {
        // Only this order is answered for the service: later carts of the path are real.
        await stage.page.route(/\/detail\/cart\/o_unpaid/, (route) => route.fulfill({ json: unpaidOrder().body }));
        await visit(stage, pathOf({ name: 'order', orderId: 'o_unpaid' }));
        await stage.page.getByRole('heading', { level: 1, name: 'Tu reserva está lista' }).waitFor();
      },
    },
    seatsLeft: {
      says: 'Deja los asientos',
      brings: opens,
      play: async ({ shop, page }) => {
        await shop.seats.back.click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: seatAlerts.leave.confirm(['1']) })
          .click();
      },
    },
    backToSeats: {
      says: 'Regresa del pago a los asientos',
      brings: opens,
      play: async ({ page, shop, expect }, { from }) => {
        await notePayment(page);
        await shop.summary.toSeats.click();
        // The seats are claimed again before the traveller can do anything else.
        if (from.context.departure !== null) await expect(shop.seats.next).toBeEnabled();
      },
    },
    backToSearch: {
      says: 'El pago termina en la búsqueda',
      play: async (stage) => {
        await stage.gates.hold(['unblockSeats']);
        await stage.gates.open('unblockSeats', problem(429, 'too-many-requests'));
        await stage.shop.summary.toSeats.click();
        await stage.shop.home.heading.or(stage.shop.results.heading).first().waitFor();
        await stage.gates.release();
      },
    },
    paymentAbandoned: { says: 'El carrito se suelta para ir a otra dirección', unrun: 'sigue a la dirección que se abre' },
    seatsReclaimed: {
      says: 'Recupera los mismos asientos',
      brings: opens,
      sandbox: alsoByHand(clock(541), ' en el resumen'),
      limit: inSummary,
      play: async (stage) => {
        await notePayment(stage.page);
        await forward(stage, HOLD_SECONDS);
        await stage.shop.summary.alert.getByRole('button', { name: payAlerts.expired.again, exact: true }).click();
      },
    },
    editBegun: {
      says: 'Edita el viaje y elige otro asiento',
      brings: opens,
      limit: {
        because: 'se editan los boletos que se pagaron',
        holds: (at) => isIn(at, 'step.order') && at.context.orderId !== OTHER_ORDER,
      },
      /** The only passenger is selected already and gets another seat. */
      play: async (stage) => {
        await press(stage, edit.open('outbound'));
        await press(stage, edit.submit);
        await stage.shop.trips.departures.filter({ hasText: edit.own }).click();
        await stage.shop.seats.free.first().click();
        await stage.expect(stage.shop.seats.next).toBeEnabled();
      },
    },
    orderLeft: {
      says: 'Deja la orden',
      play: (stage) => press(stage, confirmation.goHome),
    },
    summaryVisited: {
      says: `Abre la dirección de otro resumen, como «/compra${OTHER_PAYMENT}»`,
      limit: { because: 'el resumen es otro', holds: (at) => !isIn(at, 'purchase.seats') || at.context.cartId !== 'cart-2' },
      brings: (from) => (isIn(from, 'purchase.summary') ? [] : opens()),
      play: async (stage, { from }) => {
        if (isIn(from, 'step.purchase') || isIn(from, 'step.elsewhere')) {
          await leave(stage, from, () => visit(stage, OTHER_PAYMENT));
          return;
        }
        await clearStored(stage);
        await visit(stage, pathOf({ name: 'summary', cartId: await buyerNow(stage).cart(stage.bus) }));
      },
    },
    paymentVisitedAgain: {
      says: 'Abre la dirección del pago que dejó',
      limit: { because: 'dejó ese pago por los asientos', holds: (at) => isIn(at, 'purchase.seats') && at.context.cartId === 'cart-1' },
      // The shop continues from the seats, as if the traveller had pressed the button.
      brings: () => [held, ...opens()],
      play: async (stage) => visit(stage, await stage.page.evaluate((name) => sessionStorage.getItem(name) ?? '', LEFT)),
    },
    orderVisited: {
      says: `Abre la dirección de una orden, como «/compra${OTHER_PAID}»`,
      limit: {
        because: 'la página ya es la de esa orden',
        holds: (at) => !isIn(at, 'step.order') || at.context.orderId !== OTHER_ORDER,
      },
      brings: leaves('abandoned'),
      play: (stage, { from }) => leave(stage, from, () => visit(stage, OTHER_PAID)),
    },
    calendarVisited: {
      says: 'Abre la dirección de los precios del mes',
      brings: leaves('abandoned'),
      play: (stage, { from }) => leave(stage, from, () => visit(stage, pathOf({ name: 'calendar', view: 'main', asked: stage.bus.asked }))),
    },
    seatsVisited: {
      says: 'Abre la dirección de los asientos',
      brings: leaves('backToSeats'),
      play: async (stage, { from }) => {
        if (!isIn(from, 'step.purchase')) await clearStored(stage);
        await visit(stage, pathOf({ name: 'seats', editing: false }));
      },
    },
    filesArrive: { says: 'Llegan los archivos del paso', unrun: 'llegan antes de que se necesiten' },
    seatsRestored: { says: 'La página sigue con los asientos que guardó', unrun: 'lo trae «Abre los asientos que dejó en otra pestaña»' },
    summaryRestored: { says: 'La página sigue con el pago que guardó', unrun: 'lo trae «Abre el pago que dejó en otra pestaña»' },
    nothingRestored: { says: 'La página no había guardado nada', unrun: 'se sabe al abrir la dirección' },
    seatsReopened: {
      says: 'Abre los asientos que dejó en otra pestaña',
      limit: atHome,
      brings: () => [restoredSeats(), loaded],
      async play(stage) {
        await leaveOpen(stage);
        await openLeft(stage);
      },
    },
    summaryReopened: {
      says: 'Abre el pago que dejó en otra pestaña',
      limit: atHome,
      brings: () => [restoredSummary(), loaded],
      play: async (stage) => {
        const left = await leaveOpen(stage, async ({ seats, summary }) => {
          await seats.next.click();
          await summary.heading.waitFor();
        });
        await lockFree(stage);
        await visit(stage, left);
      },
    },
    seatsOpened: {
      says: 'Elige una salida antes de que lleguen los archivos',
      sandbox: holds('seats'),
      limit: atHome,
      play: async (stage) => stage.shop.results.chooseAt(stage.bus.place),
    },
    summaryOpened: {
      says: `Abre la dirección de un pago, «/compra${OTHER_PAYMENT}», antes de que lleguen los archivos`,
      sandbox: holds('summary'),
      limit: atHome,
      brings: () => [done('restorePurchase', null)],
      play: (stage) => visit(stage, OTHER_PAYMENT),
    },
    orderOpened: {
      says: `Abre la dirección de una orden, «/compra${OTHER_PAID}», antes de que lleguen los archivos`,
      sandbox: holds('order'),
      limit: atHome,
      play: (stage) => visit(stage, OTHER_PAID),
    },
    calendarOpened: {
      says: 'Abre los precios del mes antes de que lleguen los archivos',
      sandbox: holds('calendar'),
      limit: atHome,
      play: (stage) => visit(stage, pathOf({ name: 'calendar', view: 'return', asked: stage.bus.asked })),
    },
    nothingStored: { says: 'No hay compra guardada', unrun: 'se sabe al abrir la dirección' },
    seatsReopenedEarly: {
      says: 'Abre los asientos que dejó en otra pestaña, antes de que lleguen los archivos',
      sandbox: holds('seats'),
      limit: atHome,
      brings: () => [restoredSeats()],
      play: openLeft,
    },
    seatsStored: { says: 'Hay asientos guardados', unrun: 'se sabe al abrir la dirección' },
    seatsHeldEarly: {
      says: 'Aparta sus asientos antes de que lleguen los archivos del pago',
      sandbox: holds('summary'),
      // The sheet of a passenger loads the file of the payment. Restored passengers open no sheet.
      limit: { because: 'con los asientos que dejó en otra pestaña', holds: (at) => at.context.restored !== null },
      play: ({ shop }) => shop.seats.next.click(),
    },
    filesCame: {
      says: 'Por fin llegan los archivos del paso',
      sandbox(_, past) {
        const step = lastAsked(past);
        return step && releasesFile(step);
      },
      play: async ({ files }, { from }) => files.open(isIn(from, 'purchase.seats') ? 'seats' : undefined),
    },
    filesFail: {
      says: 'Los archivos del paso no llegan en 2 minutos',
      sandbox: before(byHand('apagar la red del equipo antes de abrir el paso')),
      proves: () => ['CONST-044'],
      play: async (stage) => {
        stage.files.lose();
        const retry = stage.page.getByRole('alert').getByRole('button', { name: common.retry });
        await stage
          .expect(async () => {
            await stage.page.clock.fastForward(FILE_PATIENCE_MS);
            await stage.expect(retry).toBeVisible({ timeout: 500 });
          })
          .toPass();
        stage.files.hold();
      },
    },
    stepRetried: {
      says: 'Oprime «Intentar de nuevo»',
      play: ({ page }) => page.getByRole('alert').getByRole('button', { name: common.retry }).click(),
    },
    openingLeft: {
      says: 'Oprime Atrás antes de que abra el paso',
      limit: { because: 'antes de que abra', holds: (at) => isOpening(at) && !isIn(at, 'step.page') },
      brings: backAtSeats,
      play: (stage) => pressOnBoard(stage, shell.back),
    },
    openingStepped: {
      says: 'Toca un paso anterior antes de que abra el que sigue',
      limit: { because: 'antes de que abra', holds: (at) => isOpening(at) && isIn(at, 'step.purchase') },
      brings: backAtSeats,
      play: (stage, { from }) => {
        const step = isIn(from, 'purchase.seats') ? shell.step[1] : shell.step[2];
        return stage.page.getByRole('list', { name: shell.steps }).getByRole('link', { name: step }).click();
      },
    },
    unknownVisited: {
      says: 'Abre una dirección que no existe',
      brings: leaves('abandoned'),
      proves: (from) => (isIn(from, 'step.home') ? ['NAV-005'] : []),
      play: (stage, { from }) => leave(stage, from, () => visit(stage, '/no/existe')),
    },
    sessionOpened: {
      says: 'Entra alguien que no estaba',
      limit: {
        because:
          'lo dice la sesión a la página de una orden o de un pago; a la identificación abierta, «Alguien inició sesión» en sus recorridos',
        holds: (at) => isIn(at, 'purchase.summary') || isIn(at, 'step.order'),
      },
      play: (stage) => signInElsewhere(stage),
    },
    heldElsewhere: {
      says: 'La compra está abierta en otra pestaña',
      sandbox: byHand('abrir la compra en dos pestañas'),
      limit: {
        because: 'la otra pestaña sigue la compra que ya se guardó, y no una edición',
        holds: (at) => at.context.change === null && (isIn(at, 'purchase.seats') || isIn(at, 'purchase.summary')),
      },
      play: (stage) => loseToAnotherTab(stage),
    },
    takenOver: {
      says: 'Sigue en esta pestaña, y la otra la vuelve a tomar',
      limit: { because: 'la otra pestaña guardó una compra que sigue en los asientos', holds: (at) => at.context.cartId === null },
      brings: () => [done('takeOver')],
      /** The page reloads at the stored purchase of the other tab. The walk continues after that purchase is taken over. */
      play: async (stage) => {
        await stage.gates.open('validateToken');
        await takeOver(stage.shop);
        await loseToAnotherTab(stage);
      },
    },
    takeOverDone: {
      says: 'La compra pasa a esta pestaña',
      unrun: 'lo trae «Sigue en esta pestaña»: la página empieza de nuevo',
    },
    homeVisited: {
      says: 'Abre la dirección del inicio',
      brings: leaves('abandoned'),
      play: (stage, { from }) => leave(stage, from, () => visit(stage, '/')),
    },
    backPressed: {
      says: 'Oprime Atrás',
      limit: inFlow,
      brings: leaves('backToSeats'),
      play: (stage, { from }) => leave(stage, from, () => pressOnBoard(stage, shell.back)),
    },
    stepChosen: {
      says: 'Toca un paso anterior',
      limit: {
        because: 'el paso anterior está en los asientos y el pago, y no mientras se editan boletos',
        holds: (at) => inFlow.holds(at) && !isIn(at, 'step.order') && at.context.change === null,
      },
      brings: leaves('backToSeats'),
      play: (stage, { from }) =>
        leave(stage, from, () => {
          const step = isIn(from, 'purchase.seats') ? shell.step[1] : shell.step[2];
          return stage.page.getByRole('list', { name: shell.steps }).getByRole('link', { name: step }).click();
        }),
    },
    tripEdited: {
      says: 'Cambia el viaje',
      limit: { because: 'sobre otra página abre la búsqueda', holds: (at) => !isIn(at, 'page.open') },
      play: async (stage) => {
        await showDepartures(stage);
        await stage.page.getByRole('button', { name: shell.editTrip }).click();
        await stage.page.getByRole('dialog').getByRole('button', { name: common.close, exact: true }).click();
      },
    },
    signOutRequested: {
      says: 'Cierra su sesión',
      limit: {
        because: 'la compra se hace con sesión; en el inicio se cierra desde el menú',
        holds: (at) => (isIn(at, 'overlay.menu') ? true : inFlow.holds(at)),
      },
      brings: (from) => (isIn(from, 'overlay.menu') ? [ended('closed')] : leaves('backToSeats')(from)),
      proves: (from) => (isIn(from, 'step.order') ? ['NAV-058'] : []),
      play: async (stage, { from }) => {
        if (isIn(from, 'overlay.menu')) return press(stage, sideMenu.signOut);
        await stage.page.getByRole('button', { name: menu }).click();
        await press(stage, sideMenu.signOut);
        // The next steps buy again.
        await stage.page.getByRole('button', { name: shell.signIn }).waitFor();
        await signInElsewhere(stage);
        await stage.page.getByRole('button', { name: menu }).waitFor();
      },
    },
    noticeClosed: {
      says: 'Cierra el aviso',
      limit: { because: 'hay un aviso que cerrar', holds: (at) => bare.holds(at) && at.context.notice !== null },
      // The notice closes itself after 5 s, so a click may come too late.
      play: ({ page }) => page.clock.fastForward(NOTICE_MS),
    },
    signedIn: {
      says: 'La sesión queda abierta',
      limit: {
        because: 'la sesión guardada se comprueba al abrir la tienda',
        holds: (at) => (bare.holds(at) || isIn(at, 'overlay.signIn')) && at.context.user === null && at.context.notice === null,
      },
      /** The stored session is validated once; later a user signs in on another tab. */
      play: async (stage) => {
        if (stage.notes.has('restored')) return signInElsewhere(stage);
        stage.notes.set('restored', 'yes');
        await stage.gates.open('validateToken');
      },
    },
    sessionRenewed: {
      says: 'Otra pestaña renueva la sesión',
      limit: known,
      play: (stage) => renewElsewhere(stage),
    },
    sessionExpired: {
      says: 'La sesión vence',
      sandbox: sessionEnds(),
      limit: known,
      proves: () => ['ERR-028'],
      play: async (stage) => {
        // The user must be known first. A running search would receive the refusal, and the search for the other day would cancel it.
        await stage.page.getByRole('button', { name: menu }).waitFor();
        await stage.shop.results.departures.or(stage.page.getByRole('alert')).first().waitFor();
        await stage.gates.next('searchTrips', nobody);
        await stage.page.getByRole('navigation', { name: results.days }).getByRole('link').last().click();
      },
    },
    signedOut: {
      says: 'La sesión queda cerrada',
      limit: known,
      play: (stage) => signOutElsewhere(stage),
    },
    accountOpened: {
      says: 'Toca su cuenta',
      limit: bare,
      play: async ({ page }, { from }) => {
        const name = from.context.user === null ? shell.signIn : menu;
        await page.getByRole('button', { name }).click();
      },
    },
    signInRequested: {
      says: 'La tienda pide que se identifique',
      unrun: 'lo pide el mapa de asientos a quien no se ha identificado: lo recorre seats, con «Se identifica»',
    },
    guestSignedIn: {
      says: 'Termina de identificarse',
      play: async ({ shop, outbox }) => {
        const guest = newTraveller();
        await shop.signIn.asGuest();
        await shop.signIn.fill(guest);
        await shop.signIn.submit.click();
        await shop.code.input.waitFor();
        await shop.code.enter(await outbox.newestFor(guest.phone));
      },
    },
    signInDismissed: {
      says: 'Cierra la identificación',
      play: ({ shop }) => shop.signIn.close.click(),
    },
    departureTaken: {
      says: 'Elige una salida sin identificarse',
      limit: atHome,
      play: async (stage) => {
        await openBus(stage);
      },
    },
    seatTouched: {
      says: 'Toca un asiento, y la tienda pide que se identifique',
      limit: { because: 'los asientos están a la vista', holds: (at) => bare.holds(at) && isIn(at, 'purchase.seats') },
      play: async ({ shop }) => {
        await shop.seats.free.first().click();
        await shop.signIn.email.waitFor();
      },
    },
    backOverSignIn: {
      says: 'Oprime Atrás en el navegador, con la identificación abierta',
      limit: { because: 'la identificación está abierta', holds: (at) => isIn(at, 'overlay.signIn') },
      proves: () => ['NAV-029'],
      play: async ({ page, expect }) => {
        await page.goBack();
        await expect(page).toHaveURL(/\/venta\/asientos/);
      },
    },
    menuClosed: {
      says: 'Cierra el menú',
      play: (stage) => press(stage, sideMenu.closeMenu),
    },
    networkLost: {
      says: 'Se pierde la red',
      sandbox: before(byHand('apagar la red del equipo')),
      limit: bare,
      play: ({ page }) => page.context().setOffline(true),
    },
    networkFound: {
      says: 'Vuelve la red',
      play: ({ page }) => page.context().setOffline(false),
    },
    sessionChecking: {
      says: 'La tienda comprueba la sesión guardada',
      limit: { because: 'antes de saber quién es', holds: unidentified },
      // With open gates the session is known before the menu can be seen hidden.
      play: async ({ page, gates }) => {
        if (!gates.isOpen) await page.getByRole('button', { name: menu }).waitFor({ state: 'hidden' });
      },
    },
    accountKnown: {
      says: 'Entra la cuenta registrada',
      limit: {
        because: 'aún no se sabe quién es, o nadie ha entrado',
        holds: (at) => unidentified(at) || (at.context.isIdentified && at.context.user === null),
      },
      brings: (from) => (goesOn(from) ? [loaded] : []),
      play: async (stage, { from }) => {
        if (from.context.isIdentified) return signInDemoElsewhere(stage);
        await stage.gates.open('validateToken');
        await stage.page.getByRole('button', { name: menu }).waitFor();
      },
    },
    nobodyKnown: {
      says: 'La sesión guardada ya no sirve',
      sandbox: refreshFails(),
      limit: { because: 'antes de saber quién es', holds: unidentified },
      proves: (from) => (isIn(from, 'identifying') ? ['NAV-020', 'NAV-021'] : []),
      play: async ({ switchboard, gates }) => {
        await switchboard.refuse('refreshToken', 401, 'session-expired');
        await gates.open('validateToken', problem(401, 'unauthorized'));
      },
    },
    guestKnown: {
      says: 'Entra un invitado en otra pestaña',
      limit: { because: 'ya se sabe quién es', holds: (at) => at.context.isIdentified && !isRole(at, 'guest') },
      proves: (from) => (leavesForRoot(from) ? ['NAV-023'] : []),
      play: async (stage, { from }) => {
        await stage.gates.open('validateToken');
        const reopened = leavesForRoot(from) ? stage.page.waitForEvent('load') : null;
        await signInElsewhere(stage);
        await reopened;
        await stage.page.getByRole('button', { name: menu }).waitFor();
      },
    },
    idlessKnown: {
      says: 'Entra una sesión sin identificador',
      limit: {
        because: 'ya se sabe quién es',
        holds: (at) => at.context.isIdentified && !isRole(at, 'idless') && !isIn(at, 'overlay.signIn'),
      },
      brings: (from) => (isProfile(from) ? [ended('expired')] : []),
      proves: (from) => (isPage(from) ? ['NAV-022'] : []),
      play: (stage) => signInDemoElsewhere(stage, { sub: '' }),
    },
    profileVisited: {
      says: 'Abre la dirección de su perfil',
      limit: { because: 'el perfil no está abierto', holds: (at) => bare.holds(at) && !isPage(at) && !isRole(at, 'guest') },
      brings: opensAccount,
      play: (stage) => visit(stage, pathOf(profile)),
    },
    sectionVisited: {
      says: 'Abre sus formas de pago',
      limit: { because: 'el perfil está abierto', holds: isProfile },
      play: ({ page }) => page.getByRole('link', { name: profileWords.section.cards }).click(),
    },
    registrationVisited: {
      says: 'Abre la dirección del registro',
      limit: { because: 'nadie ha entrado', holds: (at) => bare.holds(at) && at.context.isIdentified && at.context.user === null },
      brings: () => [loaded],
      play: (stage) => visit(stage, pathOf({ name: 'registration', token: null })),
    },
    pageFiles: { says: 'Llegan los archivos del perfil', unrun: 'llegan antes de que se necesiten' },
    accountSignedIn: { says: 'La cuenta se identifica en la página', unrun: 'lo recorre signIn' },
    accountSignInDismissed: { says: 'Cierra la identificación que pide su perfil', play: ({ shop }) => shop.signIn.close.click() },
    accountExpired: {
      says: 'La sesión de la cuenta vence',
      limit: { because: 'en el inicio, «La sesión vence»', holds: isProfile },
      play: async ({ page, gates }) => {
        await gates.next('listRaites', nobody);
        await page.getByRole('link', { name: profileWords.section.raites }).click();
      },
    },
    accountSignedOut: {
      says: 'Cierra su sesión en otra pestaña',
      limit: known,
      play: (stage) => signOutElsewhere(stage),
    },
    accountLeft: {
      says: 'Cierra su sesión en su perfil',
      limit: { because: 'el botón está en el perfil', holds: isProfile },
      brings: () => [ended('closed')],
      proves: () => ['NAV-058', 'PROFILE-010'],
      play: ({ page }) => page.getByRole('main').getByRole('button', { name: profileWords.signOut }).click(),
    },
    tripsVisited: {
      says: 'Abre la dirección de sus viajes',
      sandbox: byHand('un boleto pagado de la otra plataforma para la cuenta'),
      limit: { because: 'la cuenta está en el inicio', holds: (at) => bare.holds(at) && !isPage(at) && isRole(at, 'registered') },
      brings: opensAccount,
      async play(stage) {
        await reserve({ ...stage, traveller: { ...stage.traveller, email: demoUser.email } }, { state: 'paid', hours: LATEST_HOURS });
        await visit(stage, pathOf({ name: 'trips' }));
        await stage.page.getByRole('button', { name: trips.search }).waitFor();
      },
    },
    tripsEdited: {
      says: 'Edita su viaje de la otra plataforma',
      brings: opens,
      async play(stage) {
        const { page, shop } = stage;
        await shop.trips.edit();
        await press(stage, edit.submit);
        await shop.trips.departures.first().click();
        await page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();
      },
    },
    noticeRaised: {
      says: 'Cancela un cambio de sus datos',
      limit: { because: 'el botón está en sus datos', holds: (at) => isPage(at) && at.context.location.section === 'data' },
      proves: () => ['ERR-089'],
      play: async ({ page }) => {
        await page.getByLabel(profileWords.field.phone).fill('8112340000');
        await page.getByRole('button', { name: profileWords.cancel, exact: true }).click();
        await page.getByText(notices.editCancelled).waitFor();
      },
    },
    searchRequested: {
      says: 'Oprime «Buscar viajes» en sus viajes',
      limit: bare,
      proves: () => ['TRIPS-004'],
      play: async ({ page }) => {
        await page.getByRole('button', { name: trips.search }).click();
        await page.getByRole('dialog', { name: search.editorTitle }).waitFor();
      },
    },
    tripEditedThere: {
      says: 'Oprime «Editar viaje» sobre sus viajes',
      limit: bare,
      proves: () => ['SEARCH-012'],
      play: async ({ page }) => {
        await page.getByRole('button', { name: shell.editTrip }).click();
        await page.getByRole('dialog', { name: search.tripEditorTitle }).waitFor();
      },
    },
    searchAsked: {
      says: 'Busca otro viaje',
      proves: () => ['SEARCH-024', 'SEARCH-026'],
      play: async ({ page, shop }, { from }) => {
        if (isIn(from, 'overlay.newSearch')) {
          await shop.home.chooseOrigin('monte', 'Monterrey');
          await shop.home.chooseDestination('san luis', 'San Luis Potosí');
        }
        await page.getByRole('dialog').getByRole('button', { name: search.submit }).click();
        await shop.results.heading.waitFor();
      },
    },
    searchClosed: {
      says: 'Cierra la búsqueda',
      play: ({ page }) => page.getByRole('dialog').getByRole('button', { name: common.close }).click(),
    },
    popupLeft: {
      says: 'Abre otra dirección con la búsqueda abierta',
      limit: popup,
      play: (stage) => visit(stage, pathOf({ name: 'home', asked: stage.bus.asked })),
    },
    popupSignedOut: {
      says: 'Cierra su sesión en otra pestaña con la búsqueda abierta',
      limit: popup,
      play: (stage) => signOutElsewhere(stage),
    },
    backHome: {
      says: 'Vuelve al inicio',
      limit: bare,
      play: (stage) => visit(stage, '/'),
    },
  },
};
