import type { tripActionsModel } from '../../../machines/tripActions/tripActions.model.ts';
import { cancellation, common, edit, rename, seats, tracking } from '../../../src/messages/es-MX.ts';
import { signInRegistered } from '../browser/registered.ts';
import { reserve } from '../browser/reservation.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { reserving } from '../sandbox.ts';

const answer = ({ shop }: Stage, name: string | RegExp) => shop.trips.alert.getByRole('button', { name }).click();

/** Long after the tickets of the newer platform. */
const later = { state: 'paid', hours: 700 };
const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: edit.title });

/** What can be done with a trip of the list, in a browser. */
export const chart: ChartTable<EventOf<typeof tripActionsModel>> = {
  start: `Entra con una cuenta, compra dos boletos, haz una reserva pagada ${reserving} y abre «Mis boletos».`,
  signedIn: false,
  holds: [],
  async begin(stage) {
    const buyer = await signInRegistered(stage);
    await buyer.order(stage.bus, { firstName: 'Begoña', lastName: 'Treviño' });
    await buyer.order(stage.bus, { firstName: 'Tomás', lastName: 'Garza' });
    await reserve(stage, later);
    await stage.shop.trips.open();
  },
  events: {
    cancellationOpened: { says: 'Elige «Cancelar boleto»', play: ({ shop }) => shop.trips.choose('cancel') },
    renameOpened: {
      says: 'Elige «Cambiar nombre del boleto»',
      limit: { because: 'el nombre cambia una sola vez, y su aviso sale una sola vez', holds: (at) => !at.context.wasWarned },
      play: ({ shop }) => shop.trips.choose('rename'),
    },
    trackingOpened: { says: 'Elige «Rastrea tu unidad»', proves: () => ['BUS-001'], play: ({ shop }) => shop.trips.choose('track') },
    trackingLeft: {
      says: 'Cierra el mapa',
      play: ({ page }) => page.getByRole('dialog', { name: tracking.title }).getByRole('button', { name: common.close }).click(),
    },
    ticketsCancelled: {
      says: 'Cancela el boleto',
      proves: () => ['CANCEL-009', 'CANCEL-010'],
      play: async (stage) => {
        const { shop, expect } = stage;
        const before = await shop.trips.cards.count();
        await answer(stage, cancellation.warning.accept);
        await shop.trips.refund.getByRole('button', { name: cancellation.refund.accept }).click();
        await answer(stage, /^Cancelar boleto/);
        await expect(shop.trips.alert).toContainText(cancellation.cancelled.title);
        await answer(stage, common.accept);
        await expect(shop.trips.cards).toHaveCount(before - 1);
      },
    },
    cancellationLeft: { says: 'Conserva el boleto', play: (stage) => answer(stage, cancellation.warning.keep) },
    ticketRenamed: {
      says: 'Cambia el nombre del boleto',
      proves: () => ['RENAME-006'],
      play: async (stage) => {
        const { shop } = stage;
        await answer(stage, rename.warning.accept);
        await shop.trips.name.getByRole('textbox', { name: rename.fields.firstName }).fill('Renata');
        await shop.trips.name.getByRole('button', { name: rename.submit }).click();
        await answer(stage, common.accept);
      },
    },
    editOpened: { says: `Elige «${edit.open('outbound')}»`, proves: () => ['TRIPS-029'], play: ({ shop }) => shop.trips.edit() },
    editBegun: {
      says: 'Elige otra salida',
      play: async (stage) => {
        const { page, shop } = stage;
        await dialog(stage).getByRole('button', { name: edit.submit }).click();
        await shop.trips.departures.first().click();
        await page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();
      },
    },
    editLeft: { says: 'Deja el viaje como está', play: (stage) => dialog(stage).getByRole('button', { name: common.cancel }).click() },
    renameLeft: {
      says: `Deja el nombre como está, con «${rename.warning.cancel}» en el aviso`,
      play: (stage) => answer(stage, rename.warning.cancel),
    },
    renameFormLeft: {
      says: `Acepta el aviso, y deja el nombre como está con «${rename.cancel}»`,
      play: async (stage) => {
        await answer(stage, rename.warning.accept);
        await stage.shop.trips.name.getByRole('button', { name: rename.cancel }).click();
      },
    },
  },
};
