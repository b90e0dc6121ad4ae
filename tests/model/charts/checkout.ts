import type { Page } from '@playwright/test';
import { shows } from '../../../machines/checkout/checkout.examples.ts';
import { NOW } from '../../../machines/testing/fixtures.ts';
import { COVERING_BALANCE, type checkoutModels } from '../../../machines/checkout/checkout.model.ts';
import { type EventOf, isIn, type Limit, nextOf } from 'xstate-paths';
import { cash, checkout, common, discount, payAlerts, unknownPayment } from '../../../src/messages/es-MX.ts';
import { visit } from '../browser/address.ts';
import { signInAgainElsewhere, uncover } from '../browser/elsewhere.ts';
import { forward } from '../browser/forward.ts';
import { nobody, problem } from '../browser/gates.ts';
import { answerAlert, changedTo, decide, paymentAnswer, press, REFUND_SECONDS, returnCharge, tellTruth } from '../browser/payment.ts';
import { signInRegistered } from '../browser/registered.ts';
import type { ChartTable, Stage } from '../chart.ts';
import {
  alsoByHand,
  before,
  byHand,
  card,
  cardThat,
  clock,
  fails,
  losesAnswer,
  losesRequest,
  numberOf,
  refuses,
  serviceClock,
  settles,
  typedAnd,
} from '../sandbox.ts';

/** The models: a cart paid by card, a free change, a cart that may be reserved, with points and coupon, or paid by a coupon. */
const CHANGE = 1;
const REDUCED = 3;
const GIVEN = 4;
const HOLD_SECONDS = 541;

const asked: Limit = { because: 'el servicio contesta cuando se le preguntó', holds: (at) => isIn(at, 'asked') };
const resting: Limit = { because: 'se paga una vez a la vez', holds: (at) => isIn(at, 'resting') };

const awaitsTerms: Limit = {
  because: 'se preguntan al llegar el carrito, y otra vez si fallaron',
  holds: ({ context }) => context.terms === null && !context.termsFailed,
};
const asksForGift = shows('freeOrder', true);
const awaitsBalance: Limit = { because: 'se pregunta una vez', holds: ({ context }) => context.balance === null && context.cart !== null };
const typesCoupon: Limit = {
  because: 'el cupón se escribe en su hoja',
  holds: (at) => isIn(at, 'open.pointsAndCoupon') && at.context.wish === 'coupon',
};
const uncovered: Limit = { because: 'la hoja del cupón cubre el botón', holds: (at) => !typesCoupon.holds(at) };
const pointsBox = (page: Page) => page.getByRole('checkbox', { name: discount.spendPoints });

/** The coupon changes, and the cart is read again. */
/** A tester takes the next step when the page says that the bank has not answered. */
const asksBank = ({ page }: Stage) => page.getByRole('heading', { name: unknownPayment.words.asking.title }).waitFor();

async function openBoth({ gates }: Stage, change: 'applyCoupon' | 'removeCoupon'): Promise<void> {
  await gates.open('getCart');
  await gates.open(change);
}

async function typeCoupon(stage: Stage): Promise<void> {
  await stage.page.getByRole('textbox', { name: discount.sheet.code }).fill('VIAJA100');
  await press(stage, discount.sheet.apply);
}
const cashTab = (page: Page) => page.locator('[role=tab]').filter({ hasText: checkout.methods.cash });

/** The cart with its hold and its payment methods, in a browser. */
export const chart: ChartTable<EventOf<typeof checkoutModels>> = {
  start: 'Elige un viaje, un asiento y un pasajero, y oprime «Resumen y pago»: el camino empieza al llegar al resumen.',
  signedIn: 'proved',
  holds: [
    'getCart',
    'getCashBag',
    'applyCoupon',
    'removeCoupon',
    'getPaymentMethods',
    'createPayment',
    'createOrder',
    'getPaymentByKey',
    'getPaymentTransaction',
    'unblockSeats',
  ],
  async begin(stage, model) {
    const { page, shop, bus } = stage;
    await page.clock.install();
    const isRegistered = model === REDUCED || model === GIVEN;
    const buyer = isRegistered ? await signInRegistered(stage) : stage.buyer;
    const cart = await (model === CHANGE ? buyer.changeCart(bus) : buyer.cart(bus));
    if (model === GIVEN) await buyer.applyCoupon(cart, 'CORTESIA');
    await shop.summary.open(cart);
  },
  events: {
    cartComes: {
      says: 'Llega el carrito que está apartado',
      play: ({ gates }) => gates.open('getCart'),
    },
    cartExpired: {
      says: 'El carrito ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' y abrir el carrito')),
      play: async ({ gates, switchboard }) => {
        await switchboard.forward(HOLD_SECONDS);
        await gates.open('getCart');
      },
    },
    cartSold: {
      says: 'El carrito ya fue pagado',
      sandbox: before(byHand('pagar en otra pestaña y abrir el carrito')),
      play: ({ gates }) => gates.open('getCart', problem(409, 'cart-sold', { orderId: 'o_nada' })),
    },
    cartWithheld: {
      says: 'El carrito pide saber de quién es',
      sandbox: before(byHand('la dirección de un carrito en un navegador sin sesión')),
      play: async ({ gates, shop }) => {
        await gates.open('getCart', nobody);
        await shop.signIn.dialog.waitFor();
      },
    },
    signInChosen: {
      says: 'Oprime «Iniciar sesión»',
      play: async (stage) => {
        await uncover(stage);
        await press(stage, checkout.signIn);
      },
    },
    sessionOpened: {
      says: 'Alguien inició sesión',
      play: async (stage, { from }) => {
        if (isIn(from, 'paymentTruth')) await asksBank(stage);
        await signInAgainElsewhere(stage);
      },
    },
    cartFails: {
      says: 'El carrito no se puede leer',
      sandbox: fails('getCart'),
      play: ({ gates }) => gates.open('getCart', { kind: 'unheard' }),
    },
    cartRetried: {
      says: `Oprime «${common.retry}» donde no llegó el carrito`,
      play: (stage) => press(stage, common.retry),
    },
    alertClosed: {
      says: 'Cierra el aviso con el botón que sigue',
      proves: (from) => (isIn(from, 'cartExpired') ? ['ERR-054', 'ERR-055'] : []),
      play: async (stage, { from }) => {
        await uncover(stage);
        if (!isIn(from, 'cartExpired')) return press(stage, checkout.toSeats);
        await stage.expect(stage.page.getByText('Lo sentimos, ha terminado el tiempo de compra.')).toBeVisible();
        await press(stage, payAlerts.expired.search);
        return stage.expect(stage.shop.home.heading).toBeVisible();
      },
    },
    paymentAsked: {
      says: 'Llena una tarjeta y oprime «Pagar»',
      types: 'tarjeta',
      acts: true,
      sandbox: card(numberOf('authorised')),
      limit: resting,
      play: async ({ shop, traveller }, { typed = numberOf('authorised') }) => {
        await shop.summary.fillCard({ ...traveller, number: typed });
        await shop.summary.pay.click();
      },
    },
    paymentAnswered: {
      says: 'El banco rechaza la tarjeta y acepta el aviso',
      sandbox: cardThat('refused'),
      limit: asked,
      play: async (stage) => {
        await stage.gates.open('createPayment', paymentAnswer('REFUSED'));
        await answerAlert(stage, payAlerts.declined.again);
      },
    },
    paymentDone: {
      says: 'El banco autoriza',
      sandbox: cardThat('authorised'),
      limit: asked,
      play: ({ gates }) => gates.open('createPayment'),
    },
    paymentLate: {
      says: 'El pago llega cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de pagar')),
      limit: asked,
      play: ({ gates }) => gates.open('createPayment', problem(409, 'cart-expired')),
    },
    paymentUnknown: {
      says: 'La respuesta del pago se pierde',
      sandbox: (rest) =>
        nextOf(rest, 'paymentAsked', 'truthNotCharged') === 'truthNotCharged'
          ? losesRequest('createPayment')
          : losesAnswer('createPayment'),
      limit: asked,
      play: ({ gates }, { rest }) =>
        gates.open('createPayment', { kind: rest.some(({ name }) => name === 'truthNotCharged') ? 'unheard' : 'lost' }),
    },
    truthNamed: {
      says: 'El servicio dice el folio del pago, que pasa a la dirección de la página',
      sandbox: cardThat('never-answers'),
      play: async (stage) => {
        await tellTruth(stage, changedTo('PENDING'));
        await stage.expect(stage.page).toHaveURL(/\/venta\/pago\/TUN-/);
      },
    },
    truthPaid: {
      says: 'Resulta que sí se cobró, y oprime «Ver mis boletos»',
      sandbox: typedAnd(cardThat('never-answers'), settles('authorised')),
      play: async (stage) => {
        await asksBank(stage);
        await decide(stage, 'authorised');
        await tellTruth(stage);
        await press(stage, unknownPayment.tickets);
      },
    },
    truthNotCharged: {
      says: 'Resulta que el pago nunca llegó, y oprime «Pagar de nuevo»',
      acts: true,
      limit: { because: 'un pago con folio sí llegó', holds: (at) => at.context.payment?.folio == null },
      play: async (stage) => {
        await tellTruth(stage);
        await press(stage, unknownPayment.again);
      },
    },
    truthRefunded: {
      says: 'Resulta que se cobró y se devolvió, y busca otro viaje',
      sandbox: typedAnd(cardThat('authorised-after-hold'), serviceClock(REFUND_SECONDS)),
      play: async (stage) => {
        await returnCharge(stage);
        await tellTruth(stage, changedTo('REFUNDED'));
        await press(stage, unknownPayment.search);
      },
    },
    changeComes: {
      says: 'Llega el carrito de un cambio que no cuesta nada',
      play: ({ gates }) => gates.open('getCart'),
    },
    orderAsked: {
      says: 'Oprime «Confirmar cambios» y los confirma en el aviso',
      acts: true,
      limit: resting,
      play: async (stage) => {
        await press(stage, checkout.change.submit);
        await answerAlert(stage, checkout.change.submit);
      },
    },
    orderAnswered: {
      says: 'El servicio no acepta el cambio y cierra el aviso',
      sandbox: refuses('createOrder', 422, 'not-free'),
      limit: asked,
      play: async (stage) => {
        await stage.gates.open('createOrder', problem(422, 'not-free'));
        await answerAlert(stage, common.accept);
      },
    },
    orderDone: {
      says: 'Los boletos quedan cambiados',
      limit: asked,
      play: ({ gates }) => gates.open('createOrder'),
    },
    orderLate: {
      says: 'La orden llega cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de confirmar')),
      limit: asked,
      play: ({ gates }) => gates.open('createOrder', problem(409, 'cart-expired')),
    },
    cashCartComes: {
      says: 'Llega el carrito que está apartado, sin servicios',
      play: ({ gates }) => gates.open('getCart'),
    },
    termsCome: {
      says: 'Llegan las formas de pago',
      limit: awaitsTerms,
      play: async ({ gates, page }) => {
        await gates.open('getPaymentMethods');
        await cashTab(page).waitFor({ state: 'attached' });
      },
    },
    termsUnproved: {
      says: 'Llegan las formas de pago para un invitado que no confirmó su celular',
      sandbox: before(byHand('entrar como invitado por el API, sin código')),
      limit: awaitsTerms,
      play: async ({ gates, page, expect }) => {
        await gates.open('getPaymentMethods', {
          kind: 'changed',
          change: (body) => ({ status: 200, body: { ...Object(body), mayReserve: false } }),
        });
        await cashTab(page).waitFor({ state: 'attached' });
        await expect(cashTab(page)).toHaveAttribute('aria-disabled', 'true');
        await page.getByText(cash.disabled.unproved).waitFor({ state: 'attached' });
      },
    },
    termsOverLimit: {
      says: 'Llegan las formas de pago, con seis reservas sin pagar',
      sandbox: before(byHand('hacer antes seis reservas en efectivo')),
      limit: awaitsTerms,
      proves: () => ['ERR-058'],
      play: async ({ gates, page, expect }) => {
        await gates.open('getPaymentMethods', {
          kind: 'changed',
          change: (body) => ({ status: 200, body: { ...Object(body), pendingReservations: 6 } }),
        });
        await cashTab(page).waitFor({ state: 'attached' });
        await expect(cashTab(page)).toHaveAttribute('aria-disabled', 'true');
        await page.getByText(cash.disabled.limit).waitFor({ state: 'attached' });
      },
    },
    minutePasses: {
      says: 'Pasa un minuto',
      sandbox: clock(60),
      limit: { because: 'el apartado dura nueve minutos', holds: (at) => at.context.now === NOW },
      play: (stage) => forward(stage, 60),
    },
    termsFail: {
      says: 'Las formas de pago no se pueden leer',
      sandbox: fails('getPaymentMethods'),
      limit: awaitsTerms,
      proves: () => ['ERR-062'],
      play: async ({ gates, page }) => {
        await gates.open('getPaymentMethods', problem(429, 'too-many-requests'));
        await page.getByText('Error al obtener los métodos de pago.').waitFor({ state: 'attached' });
      },
    },
    methodsRetried: {
      says: 'Oprime «Intentar de nuevo»',
      limit: { because: 'el botón está junto al aviso', holds: (at) => at.context.termsFailed && isIn(at, 'resting') },
      play: (stage) => press(stage, common.retry),
    },
    cashChosen: {
      says: 'Elige «Efectivo»',
      limit: resting,
      play: ({ page }) => cashTab(page).click(),
    },
    cardChosen: {
      says: 'Elige «Tarjeta»',
      limit: resting,
      play: ({ page }) => page.getByRole('tab', { name: checkout.methods.card }).click(),
    },
    reservationAsked: {
      says: 'Oprime «Reservar boletos»',
      acts: true,
      limit: resting,
      play: (stage) => press(stage, checkout.cash.submit),
    },
    reservationAnswered: {
      says: 'El servicio no acepta la reserva y cierra el aviso',
      sandbox: refuses('createPayment', 409, 'cash-disabled'),
      limit: asked,
      play: async (stage) => {
        await stage.gates.open('createPayment', problem(409, 'cash-disabled'));
        await answerAlert(stage, common.accept);
      },
    },
    reservationDone: {
      says: 'Los boletos quedan reservados',
      limit: asked,
      play: ({ gates }) => gates.open('createPayment'),
    },
    reservationSold: {
      says: 'El carrito ya fue pagado antes de reservar',
      sandbox: before(byHand('pagar en otra pestaña')),
      limit: asked,
      play: ({ gates }) => gates.open('createPayment', problem(409, 'cart-sold', { orderId: 'o_nada' })),
    },
    reservationLate: {
      says: 'La reserva llega cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de reservar')),
      limit: asked,
      play: ({ gates }) => gates.open('createPayment', problem(409, 'cart-expired')),
    },
    cashWithdrawn: {
      says: 'La salida está muy cerca y prefiere pagar con tarjeta',
      sandbox: before(byHand('la última salida de hoy')),
      limit: asked,
      proves: () => ['CASH-013'],
      play: async (stage) => {
        await stage.gates.open('createPayment', problem(409, 'cash-too-late', { errorCode: 51 }));
        await answerAlert(stage, cash.cashTooLate.card);
        await stage.expect(cashTab(stage.page)).toHaveCount(0);
      },
    },
    otherTripChosen: {
      says: 'La salida está muy cerca y prefiere buscar otro horario',
      sandbox: before(byHand('la última salida de hoy')),
      limit: asked,
      play: async (stage) => {
        await stage.gates.open('createPayment', problem(409, 'cash-too-late', { errorCode: 51 }));
        await answerAlert(stage, cash.cashTooLate.search);
      },
    },
    saleComes: {
      says: 'Llega el carrito de alguien con cuenta',
      play: ({ gates }) => gates.open('getCart'),
    },
    giftComes: {
      says: 'Llega el carrito con un cupón que paga todo',
      sandbox: before(byHand('aplicar antes el cupón CORTESIA')),
      brings: () => [asksForGift],
      play: ({ gates }) => gates.open('getCart'),
    },
    balanceComes: {
      says: 'Llega su saldo de Puntos Viaja',
      limit: awaitsBalance,
      play: async ({ gates, page }) => {
        await gates.open('getCashBag');
        await pointsBox(page).waitFor({ state: 'attached' });
      },
    },
    balanceCovers: {
      says: 'Llega su saldo, que alcanza para todo',
      sandbox: before(byHand('un viaje que cueste menos de $184.50')),
      limit: awaitsBalance,
      play: async ({ gates, page }) => {
        await gates.open('getCashBag', {
          kind: 'changed',
          change: (body) => ({ status: 200, body: { ...Object(body), balance: COVERING_BALANCE } }),
        });
        await pointsBox(page).waitFor({ state: 'attached' });
      },
    },
    pointsToggled: {
      says: 'Marca o desmarca «¿Usar Puntos Viaja?»',
      limit: { because: 'la casilla aparece con el saldo', holds: (at) => isIn(at, 'resting') && at.context.balance !== null },
      brings: ({ context }) =>
        context.balance === COVERING_BALANCE && !context.usesPoints && context.cart.discount === null ? [asksForGift] : [],
      play: ({ page }) => pointsBox(page).click({ force: true }),
    },
    couponOpened: {
      says: 'Oprime «¿Tienes un cupón?»',
      limit: resting,
      play: (stage) => stage.page.getByRole('button', { name: discount.open }).click(),
    },
    couponApplied: {
      says: 'Escribe VIAJA100, lo aplica y acepta el aviso',
      acts: true,
      limit: typesCoupon,
      proves: () => ['COUPON-008', 'COUPON-009', 'POINTS-008'],
      play: async (stage) => {
        await typeCoupon(stage);
        await openBoth(stage, 'applyCoupon');
        await answerAlert(stage, common.accept);
        await stage.expect(stage.page.getByRole('checkbox', { name: discount.spendPoints, checked: true })).toHaveCount(0);
      },
    },
    couponKept: {
      says: 'Cierra el cupón con «Cancelar»',
      acts: true,
      limit: typesCoupon,
      brings: ({ context }) => (context.usesPoints && context.balance === COVERING_BALANCE ? [asksForGift] : []),
      play: (stage) => press(stage, common.cancel),
    },
    couponLate: {
      says: 'El cupón llega cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de aplicarlo')),
      limit: typesCoupon,
      play: async (stage) => {
        await typeCoupon(stage);
        await stage.gates.open('applyCoupon', problem(409, 'cart-expired'));
      },
    },
    couponDropped: {
      says: `Oprime «${discount.remove}»`,
      limit: resting,
      play: (stage) => press(stage, discount.remove),
    },
    couponRemoved: {
      says: 'El cupón queda quitado',
      limit: { because: 'se quita sin cambiarlo por puntos', holds: ({ context }) => context.wish === 'removal' },
      play: (stage) => openBoth(stage, 'removeCoupon'),
    },
    couponReplaced: {
      says: 'El cupón queda quitado y se usan los puntos',
      limit: { because: 'se quita para usar puntos', holds: ({ context }) => context.wish === 'points' },
      proves: () => ['POINTS-006'],
      play: (stage) => openBoth(stage, 'removeCoupon'),
    },
    giftWanted: {
      says: 'Oprime «Obtener mis boletos»',
      acts: true,
      limit: resting,
      play: (stage) => press(stage, checkout.takeTickets),
    },
    giftAnswered: {
      says: 'El servicio no da los boletos gratis y cierra el aviso',
      sandbox: refuses('createOrder', 422, 'coupon-invalid'),
      limit: asked,
      play: async (stage) => {
        await stage.gates.open('createOrder', problem(422, 'coupon-invalid'));
        await answerAlert(stage, common.accept);
      },
    },
    giftDone: {
      says: 'Los boletos gratis quedan en su orden',
      limit: asked,
      proves: () => ['FREE-005'],
      play: async ({ gates, shop }) => {
        await gates.open('createOrder');
        await shop.order.heading.waitFor();
      },
    },
    checkoutLeft: {
      says: 'Regresa a los asientos',
      limit: uncovered,
      play: (stage, { from }) => (isIn(from, 'resting') ? stage.shop.summary.toSeats.click() : visit(stage, '/venta/asientos')),
    },
    checkoutAbandoned: {
      says: 'Abre la dirección del inicio',
      play: (stage) => visit(stage, '/'),
    },
    seatsReleased: {
      says: 'El apartado se suelta',
      proves: (from) => (isIn(from, 'releasing') ? ['HOLD-012'] : []),
      play: async ({ gates, expect }, { from }) => {
        const asked = await gates.heldBody<{ keepSelected: boolean }>('unblockSeats');
        if (asked) expect(asked.keepSelected).toBe(isIn(from, 'releasing'));
        await gates.open('unblockSeats');
      },
    },
    releaseFindsItSold: {
      says: 'El apartado ya se pagó en otra parte',
      sandbox: before(byHand('pagar en otra pestaña')),
      play: ({ gates }) => gates.open('unblockSeats', problem(409, 'cart-sold')),
    },
    releaseFails: {
      says: 'El apartado no se puede soltar',
      sandbox: fails('unblockSeats'),
      proves: () => ['HOLD-013'],
      play: async ({ gates, expect, shop }) => {
        await gates.open('unblockSeats', problem(429, 'too-many-requests'));
        await expect(shop.home.heading).toBeVisible();
      },
    },
    holdLapsed: {
      says: 'Se acaban los 9 minutos',
      sandbox: clock(541),
      limit: {
        because: 'mientras se pregunta al banco el apartado no vence',
        holds: (at) => isIn(at, 'resting') || isIn(at, 'open.pointsAndCoupon'),
      },
      play: (stage) => forward(stage, HOLD_SECONDS),
    },
    expiredReleased: {
      says: 'El carrito vencido se suelta',
      play: ({ gates }) => gates.open('unblockSeats'),
    },
    expiredReleaseFindsItSold: {
      says: 'El carrito vencido ya se pagó en otra parte',
      sandbox: before(byHand('pagar en otra pestaña')),
      play: ({ gates }) => gates.open('unblockSeats', problem(409, 'cart-sold')),
    },
    expiredReleaseFails: {
      says: 'El carrito vencido no se puede soltar',
      sandbox: fails('unblockSeats'),
      play: ({ gates }) => gates.open('unblockSeats', problem(429, 'too-many-requests')),
    },
    searchChosen: {
      says: 'Elige buscar otro viaje',
      play: (stage) => answerAlert(stage, payAlerts.expired.search),
    },
    seatsReclaimed: {
      says: 'Elige recuperar los mismos asientos',
      limit: { because: 'el botón espera a que el carrito se suelte', holds: (at) => isIn(at, 'released') },
      play: (stage) => answerAlert(stage, payAlerts.expired.again),
    },
  },
};
