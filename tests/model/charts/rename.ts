import type { renameModels } from '../../../machines/rename/rename.model.ts';
import { common, rename as words } from '../../../src/messages/es-MX.ts';
import { problem } from '../browser/gates.ts';
import { signInRegistered } from '../browser/registered.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { byHand } from '../sandbox.ts';

const LATER = 1;

const field = ({ shop }: Stage, name: string) => shop.trips.name.getByRole('textbox', { name });

/** The change of the name on a ticket, in a browser. */
export const chart: ChartTable<EventOf<typeof renameModels>> = {
  start: 'Entra con una cuenta, compra un boleto, abre «Mis boletos» y elige «Cambiar nombre del boleto».',
  signedIn: false,
  holds: ['renamePassenger'],
  async begin(stage, model) {
    const buyer = await signInRegistered(stage);
    if (model === LATER) await stage.page.evaluate(() => localStorage.setItem('anden.renameWarning', 'seen'));
    await buyer.order(stage.bus, { firstName: 'Begoña', lastName: 'Treviño Garza' }, { firstName: 'Carla', lastName: 'Peña' });
    await stage.shop.trips.open();
    await stage.shop.trips.choose('rename');
    await (model === LATER ? stage.shop.trips.name : stage.shop.trips.alert).waitFor();
  },
  events: {
    warningAccepted: {
      says: `Acepta el aviso con «${words.warning.accept}»`,
      proves: () => ['RENAME-003', 'RENAME-004'],
      play: async ({ shop }) => {
        await shop.trips.alert.getByRole('button', { name: words.warning.accept }).click();
        await shop.trips.name.waitFor();
      },
    },
    nameTyped: { says: 'Escribe otro nombre', play: (stage) => field(stage, words.fields.firstName).fill('Íñigo') },
    nameTypedAgain: { says: 'Escribe otro nombre sin ver el aviso', play: (stage) => field(stage, words.fields.firstName).fill('Íñigo') },
    surnameShortened: { says: 'Deja una letra del apellido', play: (stage) => field(stage, words.fields.paternal).fill('T') },
    nameSubmitted: {
      says: 'Oprime «Guardar nombre»',
      play: ({ shop }) => shop.trips.name.getByRole('button', { name: words.submit }).click(),
    },
    nameSaved: {
      says: 'El nombre se guarda',
      proves: () => ['RENAME-005', 'RENAME-013', 'API-098', 'ERR-074'],
      play: async (stage) => {
        await stage.gates.open('renamePassenger');
        await stage.expect(stage.shop.trips.alert).toContainText('Se actualizo el nombre');
      },
    },
    savingFails: {
      says: 'El nombre no se guarda',
      sandbox: byHand('cambiarlo por segunda vez'),
      proves: () => ['ERR-073'],
      play: async (stage) => {
        const detail = 'El nombre de este boleto ya se cambió una vez.';
        await stage.gates.open('renamePassenger', problem(422, 'already-renamed', { detail }));
        // The form has an empty alert too. With it the gate would close before a late request arrives.
        await stage.shop.trips.name.getByText(detail).waitFor();
        stage.gates.close();
      },
    },
    noticeClosed: {
      says: `Cierra el aviso con «${common.accept}»`,
      play: ({ shop }) => shop.trips.alert.getByRole('button', { name: common.accept }).click(),
    },
    nextChosen: {
      says: 'Cambia también el nombre del siguiente boleto',
      play: async ({ shop }) => {
        await shop.trips.alert.getByRole('button', { name: words.renamed.next('Carla Peña') }).click();
        await shop.trips.name.waitFor();
      },
    },
    renameClosed: {
      says: 'Cierra el cambio de nombre',
      play: async ({ shop }, { from }) =>
        (from.matches('warning') ? shop.trips.alert : shop.trips.name).getByRole('button', { name: words.cancel }).click(),
    },
  },
};
