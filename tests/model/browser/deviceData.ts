import type { deviceDataModel } from '../../../machines/deviceData/deviceData.model.ts';
import { testCards } from '../../../services/sandbox/values.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart } from './chart.ts';

type Event = EventOf<typeof deviceDataModel>;

const PATIENCE_MS = 10_000;
const SILENT = testCards.find(({ deviceData }) => deviceData === 'silent')?.number ?? '';
const SPEAKING = testCards.find(({ deviceData }) => deviceData === 'answers')?.number ?? '';

const world = {
  deviceTold: ({ gates }) => gates.open('deviceData'),
  patienceOver: async ({ page, gates }) => {
    await gates.open('deviceData');
    await page.clock.fastForward(PATIENCE_MS);
  },
} satisfies Partial<Record<Event, Act>>;

/** The bank's hidden frame behind the form of the card, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: true,
  holds: ['deviceData'],
  async begin({ page, shop, buyer, bus, traveller }, _, steps) {
    await page.clock.install();
    await shop.summary.open(await buyer.cart(bus));
    await shop.summary.acceptTime();
    const number = steps.some(({ name }) => name === 'patienceOver') ? SILENT : SPEAKING;
    await shop.summary.fillCard({ ...traveller, number });
  },
  steps: world,
  unrun: {},
  limits: {},
  proves: {},
};
