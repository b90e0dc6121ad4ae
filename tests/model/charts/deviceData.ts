import type { deviceDataModel } from '../../../machines/deviceData/deviceData.model.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable } from '../chart.ts';
import { card, numberOf } from '../sandbox.ts';

const PATIENCE_MS = 10_000;

/** The bank's hidden frame, in a browser. */
export const chart: ChartTable<EventOf<typeof deviceDataModel>> = {
  start: 'En el resumen, con un asiento apartado, escribe una tarjeta: el marco oculto del banco empieza a hablar.',
  signedIn: true,
  holds: ['deviceData'],
  async begin({ page, shop, buyer, bus, traveller }, _, steps) {
    await page.clock.install();
    await shop.summary.open(await buyer.cart(bus));
    const number = steps.some(({ name }) => name === 'patienceOver') ? numberOf('silent') : numberOf('authorised');
    await shop.summary.fillCard({ ...traveller, number });
  },
  events: {
    deviceTold: {
      says: 'El marco del banco da los datos del dispositivo',
      play: ({ gates }) => gates.open('deviceData'),
    },
    patienceOver: {
      says: 'El marco calla 10 s',
      sandbox: card(numberOf('silent')),
      play: async ({ page, gates }) => {
        await gates.open('deviceData');
        await page.clock.fastForward(PATIENCE_MS);
      },
    },
  },
};
