import type { holdModel } from '../../../machines/hold/hold.model.ts';
import { payAlerts } from '../../../src/messages/es-MX.ts';
import type { EventOf } from 'xstate-paths';
import type { ChartTable } from '../chart.ts';
import { forward } from '../browser/forward.ts';
import { clock, numberOf } from '../sandbox.ts';

const OVER = 541;

/** The hold of a cart on the payment page, in a browser. */
export const chart: ChartTable<EventOf<typeof holdModel>> = {
  start: 'Elige un viaje, un asiento y un pasajero, y oprime «Resumen y pago»: el camino empieza al llegar al resumen.',
  signedIn: true,
  holds: ['createPayment'],
  async begin({ page, shop, buyer, bus }) {
    await page.clock.install();
    await shop.summary.open(await buyer.cart(bus));
    // An answer on its way would bring the moved time of the services, and the page would then be moved a second time.
    await page.waitForLoadState('networkidle');
  },
  events: {
    minuteLeft: {
      says: 'Queda un minuto',
      sandbox: clock(480),
      limit: { because: 'el último minuto llega una vez', holds: (at) => at.context.now < at.context.expiresAt },
      play: async (stage) => {
        // The cart is older on a slow machine, and its minute would be over before it was seen.
        await forward(stage, (await stage.shop.summary.secondsLeft()) - 59);
        await stage.expect.poll(() => stage.shop.summary.secondsLeft()).toBeLessThanOrEqual(60);
      },
    },
    timeOver: {
      says: 'Se acaba el tiempo',
      sandbox: clock(541),
      play: (stage) => forward(stage, OVER),
    },
    bankAsked: {
      says: 'Se pregunta al banco: el tiempo no cuenta',
      limit: { because: 'se paga mientras queda tiempo', holds: (at) => at.context.now < at.context.expiresAt },
      play: async ({ shop, traveller }) => {
        await shop.summary.fillCard({ ...traveller, number: numberOf('refused') });
        await shop.summary.pay.click();
      },
    },
    bankAnswered: {
      says: 'El banco respondió: el tiempo vuelve a contar',
      play: async ({ shop, gates }) => {
        await gates.open('createPayment');
        await shop.summary.alert.getByRole('button', { name: payAlerts.declined.again }).waitFor();
      },
    },
  },
};
