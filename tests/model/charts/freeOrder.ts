import type { freeOrderModels } from '../../../machines/freeOrder/freeOrder.model.ts';
import { checkout, common, payAlerts } from '../../../src/messages/es-MX.ts';
import { signInAgainElsewhere } from '../browser/elsewhere.ts';
import { nobody, problem } from '../browser/gates.ts';
import { answerAlert, press } from '../browser/payment.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable } from '../chart.ts';
import { alsoByHand, before, byHand, losesRequest, refuses, serviceClock, sessionEnds } from '../sandbox.ts';

/** The models: a change, tickets that a coupon pays, and those at an address with a token. */
const CHANGE = 0;
const ASKED = 2;

/** The order of a free cart, in a browser. */
export const chart: ChartTable<EventOf<typeof freeOrderModels>> = {
  start: (model) => {
    if (model === CHANGE)
      return 'En una orden pagada, edita el viaje, elige asientos del mismo precio y acepta el aviso del tiempo en el resumen.';
    const free = 'En el resumen usa el cupón CORTESIA';
    return model === ASKED ? `${free}, agrega «?token=Xk29» a la dirección y ábrela.` : `${free} y recarga la página.`;
  },
  signedIn: 'proved',
  holds: ['createOrder', 'unblockSeats'],
  async begin({ page, shop, buyer, bus }, model) {
    await page.clock.install();
    const cart = await (model === CHANGE ? buyer.changeCart(bus) : buyer.cart(bus));
    if (model !== CHANGE) await buyer.applyCoupon(cart, 'CORTESIA');
    await shop.summary.open(cart, model === ASKED ? 'Xk29' : undefined);
  },
  events: {
    changesSubmitted: {
      says: 'Oprime «Confirmar cambios»',
      play: (stage) => press(stage, checkout.change.submit),
    },
    changesCancelled: {
      says: 'Prefiere seguir revisando',
      play: (stage) => answerAlert(stage, payAlerts.changing.stay),
    },
    changesConfirmed: {
      says: 'Confirma los cambios en el aviso',
      play: (stage) => answerAlert(stage, checkout.change.submit),
    },
    keyMade: {
      says: 'La orden recibe su clave',
      passing: () => true,
      play: async () => {},
    },
    giftKeyMade: {
      says: 'La orden gratis recibe su clave',
      passing: () => true,
      play: async () => {},
    },
    gifted: {
      says: 'Los boletos gratis quedan en su orden',
      proves: () => ['FREE-001'],
      play: ({ gates }) => gates.open('createOrder'),
    },
    giftRefused: {
      says: 'El servicio no da los boletos gratis',
      sandbox: refuses('createOrder', 422, 'coupon-invalid'),
      play: ({ gates }) => gates.open('createOrder', problem(422, 'coupon-invalid')),
    },
    giftRefusalClosed: {
      says: 'Cierra el aviso de la orden gratis con «Aceptar»',
      play: (stage) => answerAlert(stage, common.accept),
    },
    giftWanted: {
      says: 'Oprime «Obtener mis boletos»',
      play: (stage) => press(stage, checkout.takeTickets),
    },
    ordered: {
      says: 'Los boletos quedan cambiados',
      play: ({ gates }) => gates.open('createOrder'),
    },
    orderLost: {
      says: 'La respuesta de la orden se pierde',
      sandbox: losesRequest('createOrder'),
      play: ({ gates }) => gates.open('createOrder', { kind: 'unheard' }),
    },
    orderPaused: {
      says: 'Pasan 5 s y se pide otra vez con la misma clave',
      sandbox: byHand('reloj: 5 s'),
      play: ({ page }) => page.clock.fastForward(5_000),
    },
    orderTooLate: {
      says: 'La orden llega cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de confirmar')),
      play: ({ gates }) => gates.open('createOrder', problem(409, 'cart-expired')),
    },
    orderSold: {
      says: 'El cambio ya se hizo',
      sandbox: before(byHand('confirmar en otra pestaña')),
      play: ({ gates }) => gates.open('createOrder', problem(409, 'cart-sold', { orderId: 'o_nada' })),
    },
    orderWithheld: {
      says: 'La sesión terminó antes de confirmar',
      sandbox: sessionEnds(),
      play: async (stage) => {
        await stage.gates.open('createOrder', nobody);
        await stage.shop.signIn.dialog.waitFor();
        await signInAgainElsewhere(stage);
      },
    },
    orderRefused: {
      says: 'El servicio no acepta el cambio',
      sandbox: refuses('createOrder', 422, 'not-free'),
      play: ({ gates }) => gates.open('createOrder', problem(422, 'not-free')),
    },
    alertClosed: {
      says: 'Cierra el aviso con «Aceptar»',
      play: (stage) => answerAlert(stage, common.accept),
    },
  },
};
