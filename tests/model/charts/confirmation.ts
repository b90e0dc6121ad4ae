import type { AnyMachineSnapshot } from 'xstate';
import type { confirmationModel } from '../../../machines/confirmation/confirmation.model.ts';
import { type EventOf, isIn } from 'xstate-paths';
import { common, confirmation, edit, ride, seats, shell } from '../../../src/messages/es-MX.ts';
import { signInAgainElsewhere, uncover } from '../browser/elsewhere.ts';
import { nobody, problem } from '../browser/gates.ts';
import { unpaidOrder } from '../browser/payment.ts';
import type { Stage, ChartTable } from '../chart.ts';
import { before, byHand, fails, outbox } from '../sandbox.ts';

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const emails = ({ page }: Stage) => page.getByRole('textbox', { name: confirmation.emails });

/** The buttons of the dialogs are disabled while the tickets are being sent. */
const openDialog = ({ page, expect }: Stage, from: AnyMachineSnapshot, name: string) => {
  const button = page.getByRole('button', { name });
  return isIn(from, 'sending') ? expect(button).toBeDisabled() : button.click();
};

/** The page of an order, in a browser. */
export const chart: ChartTable<EventOf<typeof confirmationModel>> = {
  start: 'Paga una compra con la tarjeta 4242 4242 4242 4242: el camino empieza al llegar a la orden.',
  signedIn: 'proved',
  holds: ['getCartDetail', 'resendTickets', 'downloadTickets'],
  async begin({ shop, buyer, bus }, _, steps) {
    await shop.order.open(steps.some(({ name }) => name === 'orderMissing') ? 'o_nada' : await buyer.order(bus));
  },
  events: {
    orderComes: {
      says: 'Llega la orden con sus boletos',
      play: ({ gates }) => gates.open('getCartDetail'),
    },
    orderIsReserved: {
      says: 'La orden espera su pago en caja, y se ve su reserva',
      sandbox: before(byHand('la dirección de la orden de una reserva sin pagar')),
      play: ({ gates }) => gates.open('getCartDetail', unpaidOrder()),
    },
    orderFails: {
      says: 'La orden no se puede leer',
      sandbox: fails('getCartDetail', 'always'),
      play: ({ gates }) => gates.open('getCartDetail', problem(429, 'too-many-requests')),
    },
    orderMissing: {
      says: 'No hay una orden con ese folio',
      sandbox: before(byHand('la dirección de una orden que no existe')),
      play: ({ gates }) => gates.open('getCartDetail'),
    },
    nobodySignedIn: {
      says: 'La orden pide saber de quién es',
      sandbox: before(byHand('la dirección de una orden en un navegador sin sesión')),
      play: async ({ gates, shop }) => {
        await gates.open('getCartDetail', nobody);
        await shop.signIn.dialog.waitFor();
      },
    },
    signInChosen: {
      says: 'Oprime «Iniciar sesión»',
      play: async (stage) => {
        await uncover(stage);
        await press(stage, confirmation.signIn);
      },
    },
    sessionOpened: {
      says: 'Alguien inició sesión',
      limit: { because: 'la orden es de quien la pagó', holds: (at) => isIn(at, 'signedOut') },
      play: (stage) => signInAgainElsewhere(stage),
    },
    orderRetried: {
      says: `Oprime «${common.retry}»`,
      play: (stage) => press(stage, common.retry),
    },
    emailTyped: {
      says: 'Escribe un correo para compartir',
      play: (stage) => emails(stage).fill('begona@example.com'),
    },
    wrongEmailTyped: {
      says: 'Escribe un correo incompleto',
      play: (stage) => emails(stage).fill('begona'),
    },
    shareSubmitted: {
      says: `Oprime «${confirmation.share}»`,
      play: (stage) => press(stage, confirmation.share),
    },
    ticketsSent: {
      says: 'Los boletos salen por correo',
      sandbox: outbox('el correo está en'),
      play: ({ gates }) => gates.open('resendTickets'),
    },
    sendFails: {
      says: 'Los boletos no se pueden enviar',
      sandbox: fails('resendTickets', 'always'),
      play: ({ gates }) => gates.open('resendTickets', problem(429, 'too-many-requests')),
    },
    pdfRequested: {
      says: 'Oprime «Descargar en PDF»',
      play: (stage) => press(stage, confirmation.download),
    },
    pdfSaved: {
      says: 'El PDF se abre en otra pestaña',
      proves: () => ['CONF-013', 'CONF-028'],
      play: async ({ page, gates }) => {
        const file = page.context().pages().at(-1)?.waitForEvent('download');
        await gates.open('downloadTickets');
        // The new link comes with the order.
        await gates.open('getCartDetail');
        await file;
      },
    },
    pdfFails: {
      says: 'El PDF no se puede descargar',
      sandbox: fails('downloadTickets', 'always'),
      play: ({ gates }) => gates.open('downloadTickets', problem(429, 'too-many-requests')),
    },
    editChosen: {
      says: `Oprime «${edit.open('outbound')}»`,
      play: (stage, { from }) => openDialog(stage, from, edit.open('outbound')),
    },
    editDismissed: {
      says: 'Cierra la hoja sin editar',
      play: ({ page }) => page.getByRole('dialog').getByRole('button', { name: common.cancel, exact: true }).click(),
    },
    editBegun: {
      says: 'Elige a quien viaja, oprime «Editar» y elige su autobús',
      /** The only passenger is selected already. */
      play: async (stage) => {
        await press(stage, edit.submit);
        await stage.shop.trips.departures.filter({ hasText: edit.own }).click();
        await stage.page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();
      },
    },
    rideChosen: {
      says: 'Abre el descuento para llegar a la terminal',
      play: (stage, { from }) => openDialog(stage, from, ride.row.title),
    },
    rideDismissed: {
      says: 'Cierra el descuento con «Cancelar»',
      play: async ({ page }) => {
        const sheet = page.getByRole('dialog', { name: ride.title });
        await sheet.getByRole('button', { name: ride.cancel }).click();
        await sheet.waitFor({ state: 'detached' });
      },
    },
    homeChosen: {
      says: `Oprime «${confirmation.goHome}», o la flecha de arriba`,
      limit: { because: 'la hoja de editar cubre el botón', holds: (at) => !isIn(at, 'editing') },
      play: async (stage, { from }) => {
        await uncover(stage);
        if (isIn(from, 'shown') || isIn(from, 'withheld')) return press(stage, confirmation.goHome);
        return press(stage, shell.back);
      },
    },
  },
};
