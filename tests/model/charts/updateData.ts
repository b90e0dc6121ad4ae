import type { updateDataModel } from '../../../machines/updateData/updateData.model.ts';
import { updateData as words } from '../../../src/messages/es-MX.ts';
import { nameNewGuest } from '../browser/namelessGuest.ts';
import { problem } from '../browser/gates.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { fails } from '../sandbox.ts';

const form = ({ page }: Stage) => page.getByRole('dialog', { name: words.title });
const field = (stage: Stage, name: string) => form(stage).getByRole('textbox', { name });

/** The names of a guest who comes back, in a browser. */
export const chart: ChartTable<EventOf<typeof updateDataModel>> = {
  start: 'Compra como invitado, cierra la sesión y entra otra vez como invitado con el mismo teléfono y su código.',
  signedIn: false,
  holds: ['updateAccount'],
  begin: nameNewGuest,
  events: {
    updateAccepted: {
      says: 'Oprime «Continuar» en el saludo',
      proves: () => ['ERR-023', 'AUTH-036'],
      play: async (stage) => {
        const { page, expect } = stage;
        const greeting = page.getByRole('alertdialog', { name: '¡Hola!' });
        await expect(greeting).toContainText(words.greeting.text);
        await greeting.getByRole('button', { name: 'Continuar' }).click();
        await form(stage).waitFor();
        await page.keyboard.press('Escape');
        await expect(form(stage)).toBeVisible();
      },
    },
    firstNameTyped: { says: 'Escribe su nombre', play: (stage) => field(stage, words.fields.firstName).fill('Begoña') },
    paternalTyped: { says: 'Escribe su apellido paterno', play: (stage) => field(stage, words.fields.paternal).fill('Treviño') },
    maternalTyped: { says: 'Escribe su apellido materno', play: (stage) => field(stage, words.fields.maternal).fill('Garza') },
    updateSubmitted: { says: 'Oprime «Actualizar»', play: (stage) => form(stage).getByRole('button', { name: words.submit }).click() },
    namesSaved: {
      says: 'Los datos se guardan',
      proves: () => ['AUTH-038', 'AUTH-039', 'AUTH-040', 'AUTH-041', 'API-048', 'API-050'],
      play: async (stage) => {
        await stage.gates.open('updateAccount');
        await form(stage).waitFor({ state: 'hidden' });
        await stage.expect(stage.page.getByRole('button', { name: /Begoña/ })).toBeVisible();
      },
    },
    savingFails: {
      says: 'Los datos no se guardan',
      sandbox: fails('updateAccount', 'always'),
      play: async (stage) => {
        await stage.gates.open('updateAccount', problem(429, 'too-many-requests'));
        await form(stage).getByRole('alert').waitFor();
        stage.gates.close();
      },
    },
  },
};
