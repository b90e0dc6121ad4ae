import type { cashReservationModels } from '../../../machines/cashReservation/cashReservation.model.ts';
import { cash, checkout, common } from '../../../src/messages/es-MX.ts';
import { signInAgainElsewhere } from '../browser/elsewhere.ts';
import { nobody, problem } from '../browser/gates.ts';
import { answerAlert, press } from '../browser/payment.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable } from '../chart.ts';
import { alsoByHand, before, byHand, losesRequest, refuses, serviceClock, sessionEnds } from '../sandbox.ts';

/** The reservation of a cart, in a browser. */
export const chart: ChartTable<EventOf<typeof cashReservationModels>> = {
  start: 'Elige un viaje sin servicios para dentro de unos días, aparta el asiento y elige «Efectivo» en el resumen.',
  signedIn: 'proved',
  holds: ['createPayment', 'unblockSeats'],
  async begin({ page, shop, buyer, bus }) {
    await page.clock.install();
    await shop.summary.open(await buyer.cart(bus));
    await page.getByRole('tab', { name: checkout.methods.cash }).click();
  },
  events: {
    reservationSubmitted: {
      says: 'Oprime «Reservar boletos»',
      play: (stage) => press(stage, checkout.cash.submit),
    },
    keyMade: {
      says: 'La reserva recibe su clave',
      internal: true,
      passing: () => true,
      play: async () => {},
    },
    reserved: {
      says: 'Los boletos quedan reservados',
      proves: () => ['NAV-012', 'NAV-013', 'CONF-020'],
      play: async ({ gates, page, expect }) => {
        await gates.open('createPayment');
        await page.getByRole('heading', { level: 1, name: 'Tu reserva está lista' }).waitFor();
        await expect(page).toHaveURL(/\/venta\/confirmacion\/cash\//);
      },
    },
    reservationLost: {
      says: 'La respuesta de la reserva se pierde',
      sandbox: losesRequest('createPayment'),
      play: ({ gates }) => gates.open('createPayment', { kind: 'unheard' }),
    },
    reservationPaused: {
      says: 'Pasan 5 s y se pide otra vez con la misma clave',
      sandbox: byHand('reloj: 5 s'),
      play: ({ page }) => page.clock.fastForward(5_000),
    },
    reservationTooLate: {
      says: 'La reserva llega cuando el apartado ya venció',
      sandbox: before(alsoByHand(serviceClock(541), ' antes de reservar')),
      play: ({ gates }) => gates.open('createPayment', problem(409, 'cart-expired')),
    },
    reservationSold: {
      says: 'El carrito ya fue pagado',
      sandbox: before(byHand('pagar en otra pestaña')),
      play: ({ gates }) => gates.open('createPayment', problem(409, 'cart-sold', { orderId: 'o_nada' })),
    },
    reservationWithheld: {
      says: 'La sesión terminó antes de reservar',
      sandbox: sessionEnds(),
      play: async (stage) => {
        await stage.gates.open('createPayment', nobody);
        await stage.shop.signIn.dialog.waitFor();
        await signInAgainElsewhere(stage);
      },
    },
    departureTooNear: {
      says: 'La salida está muy cerca',
      sandbox: before(byHand('la última salida de hoy')),
      proves: () => ['ERR-060'],
      play: async ({ gates, expect, shop }) => {
        await gates.open('createPayment', problem(409, 'cash-too-late', { errorCode: 51 }));
        await expect(shop.summary.alert.getByRole('button')).toHaveText(['Pagar con tarjeta', 'Buscar otro horario']);
      },
    },
    reservationRefused: {
      says: 'El servicio no acepta la reserva',
      sandbox: refuses('createPayment', 409, 'cash-disabled'),
      proves: () => ['ERR-059'],
      play: async ({ gates, expect, shop }) => {
        await gates.open('createPayment', problem(409, 'cash-disabled', { detail: '' }));
        await expect(shop.summary.alert).toContainText('El pago de reservas en efectivo está temporalmente deshabilitado');
      },
    },
    alertClosed: {
      says: 'Cierra el aviso con «Aceptar»',
      play: (stage) => answerAlert(stage, common.accept),
    },
    cardChosen: {
      says: 'Elige «Pagar con tarjeta»',
      play: (stage) => answerAlert(stage, cash.cashTooLate.card),
    },
    searchChosen: {
      says: 'Elige «Buscar otro horario»',
      proves: () => ['CASH-014'],
      play: async (stage) => {
        await stage.gates.open('unblockSeats');
        await answerAlert(stage, cash.cashTooLate.search);
        await stage.expect(stage.shop.home.heading).toBeVisible();
      },
    },
  },
};
