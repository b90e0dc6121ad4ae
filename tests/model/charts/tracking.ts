import type { trackingModel } from '../../../machines/tracking/tracking.model.ts';
import { common, tracking as words } from '../../../src/messages/es-MX.ts';
import { problem } from '../browser/gates.ts';
import { signInRegistered } from '../browser/registered.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable, Stage } from '../chart.ts';
import { clock, fails } from '../sandbox.ts';

const PAUSE_SECONDS = 11;
const SOME_SECONDS = 3;

const sheet = ({ page }: Stage) => page.getByRole('dialog', { name: words.title });

/** The bus of a trip on a map, in a browser. */
export const chart: ChartTable<EventOf<typeof trackingModel>> = {
  start: 'Entra con una cuenta, compra un boleto, abre «Mis boletos» y elige «Rastrea tu unidad».',
  signedIn: false,
  holds: ['locateBus'],
  async begin(stage) {
    await stage.page.clock.install();
    const buyer = await signInRegistered(stage);
    await buyer.order(stage.bus, { firstName: 'Begoña', lastName: 'Treviño' });
    await stage.shop.trips.open();
    await stage.shop.trips.choose('track');
    await sheet(stage).waitFor();
  },
  events: {
    busLocated: {
      says: 'Aparece la unidad en el mapa',
      proves: () => ['BUS-003', 'API-030'],
      play: async (stage) => {
        await stage.gates.first('locateBus');
        await stage.expect(sheet(stage).getByText(words.every)).toBeVisible();
      },
    },
    busLost: {
      says: 'La ubicación no llega, y nada lo dice',
      sandbox: fails('locateBus'),
      proves: () => ['ERR-084'],
      play: async (stage) => {
        await stage.gates.first('locateBus', problem(404, 'no-fix'));
        await stage.expect(sheet(stage).getByRole('alert')).toHaveCount(0);
      },
    },
    pauseOver: {
      says: 'Pasan 10 segundos',
      sandbox: clock(PAUSE_SECONDS),
      proves: () => ['API-031', 'CONST-040'],
      play: ({ page }) => page.clock.fastForward(PAUSE_SECONDS * 1000),
    },
    minutesPass: {
      says: 'Pasa el tiempo mientras se pregunta',
      sandbox: clock(SOME_SECONDS),
      limit: { because: 'en la pausa se vuelve a preguntar', holds: (at) => at.matches('locating') },
      play: ({ page }) => page.clock.fastForward(SOME_SECONDS * 1000),
    },
    trackingClosed: {
      says: 'Cierra el mapa',
      play: (stage) => sheet(stage).getByRole('button', { name: common.close }).click(),
    },
  },
};
