import type { holdModel } from '../../../machines/hold/hold.model.ts';
import { testCards } from '../../../services/sandbox/values.ts';
import { checkout } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Stage } from './chart.ts';

type Event = EventOf<typeof holdModel>;

const MINUTE_LEFT = 480;
const OVER = 541;
const REFUSED = testCards.find(({ outcome }) => outcome === 'refused')?.number ?? '';

async function forward({ page, switchboard }: Stage, seconds: number): Promise<void> {
  await switchboard.forward(seconds);
  await page.clock.fastForward(seconds * 1000);
}

const user = {
  bankAsked: async ({ shop, traveller }) => {
    await shop.summary.fillCard({ ...traveller, number: REFUSED });
    await shop.summary.pay.click();
  },
} satisfies Partial<Record<Event, Act>>;

const world = {
  minuteLeft: async (stage) => {
    await forward(stage, MINUTE_LEFT);
    await stage.expect.poll(() => stage.shop.summary.secondsLeft()).toBeLessThanOrEqual(60);
  },
  timeOver: (stage) => forward(stage, OVER),
  bankAnswered: async ({ shop, gates }) => {
    await gates.open('createPayment');
    await shop.summary.alert.getByRole('button', { name: checkout.declined.again }).waitFor();
  },
} satisfies Partial<Record<Event, Act>>;

/** The time of a cart on the page where it is paid, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: true,
  holds: ['createPayment'],
  async begin({ page, shop, buyer, bus }) {
    await page.clock.install();
    await shop.summary.open(await buyer.cart(bus));
    await shop.summary.acceptTime();
  },
  steps: { ...user, ...world },
  unrun: {},
  limits: {
    minuteLeft: { because: 'el último minuto llega una vez', holds: (at) => at.context.now < at.context.expiresAt },
    bankAsked: { because: 'se paga mientras queda tiempo', holds: (at) => at.context.now < at.context.expiresAt },
  },
  proves: {},
};
