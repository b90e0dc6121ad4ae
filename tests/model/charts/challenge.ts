import type { challengeModels } from '../../../machines/challenge/challenge.model.ts';
import { type EventOf, isIn } from 'xstate-paths';
import { challengeCode } from '../../../services/sandbox/values.ts';
import { forward } from '../browser/forward.ts';
import { problem, type Answer } from '../browser/gates.ts';
import { stopClock } from '../browser/stopClock.ts';
import type { Stage, ChartTable } from '../chart.ts';
import { alsoByHand, bankCode, byHand, clock, fails, numberOf, serviceClock, settles } from '../sandbox.ts';

/** The model of a payment without a frame. */
const FRAMELESS = 1;
const BANK_SECONDS = 901;
const POLL_MS = 1_700;

/** The bank decides and informs the payment service before the page polls again. */
async function settle({ switchboard, books, buyer, gates }: Stage, to: 'authorised' | 'refused'): Promise<void> {
  const [open] = await books.charges();
  await switchboard.settle(open?.paymentId ?? '', to);
  await buyer.hears(open?.paymentId ?? '', to === 'authorised' ? 'AUTHORISED' : 'REFUSED');
  await gates.open('getPaymentTransaction');
}

/** The payment is pending, and the bank shows no page. */
const unframed: Answer = {
  kind: 'changed',
  change: (body) => {
    const { responsePayment } = Object(body);
    return { status: 200, body: { ...Object(body), responsePayment: { ...responsePayment, status: 'PENDING', challenge: null } } };
  },
};

/** The challenge over the payment, in a browser with a stopped clock. */
export const chart: ChartTable<EventOf<typeof challengeModels>> = {
  start: 'En el resumen, paga con la tarjeta 4000 0025 0000 3155: se abre el marco del banco.',
  signedIn: true,
  holds: ['getPaymentTransaction', 'challengePage'],
  async begin({ page, shop, buyer, bus, traveller, gates }, model) {
    await page.clock.install();
    await shop.summary.open(await buyer.cart(bus));
    await shop.summary.fillCard({ ...traveller, number: numberOf('challenge-authorised') });
    if (model === FRAMELESS) await gates.next('createPayment', unframed);
    await shop.summary.pay.click();
    await (model === FRAMELESS ? gates.heldBody('getPaymentTransaction') : shop.challenge.dialog.waitFor());
    await stopClock(page);
  },
  events: {
    frameShown: {
      says: 'El marco del banco aparece',
      limit: { because: 'el marco aparece una vez', holds: (at) => at.context.loads === 0 },
      play: ({ shop }) => shop.challenge.dialog.waitFor(),
    },
    frameLoaded: {
      says: 'El marco del banco termina de cargar una página',
      limit: { because: 'el marco ya se cerró', holds: (at) => isIn(at, 'frame.shown') },
      play: async ({ shop, gates }, { from }) => {
        await gates.open('challengePage');
        await (from.context.loads === 0 ? shop.challenge.code.waitFor() : shop.challenge.answer(challengeCode));
      },
    },
    frameReturned: {
      says: 'El banco avisa que el reto terminó',
      sandbox: bankCode(),
      limit: { because: 'el marco ya se cerró', holds: (at) => isIn(at, 'frame.shown') },
      /** The bank's message alone, from its own frame. Together with the second page, their order is undefined. */
      play: async ({ page, shop, books, gates }) => {
        await gates.open('challengePage');
        await shop.challenge.code.waitFor();
        const [open] = await books.charges();
        const message = { type: 'anden.bank.challenge-complete', paymentId: open?.paymentId };
        await page.frame('challenge')?.evaluate((word) => window.parent.postMessage(word, '*'), message);
      },
    },
    statusPending: {
      says: 'El pago sigue pendiente',
      internal: true,
      // The bank decides right after the code, so a documented answer replaces its own here.
      play: ({ gates }, { from }) =>
        gates.open(
          'getPaymentTransaction',
          from.context.loads > 1
            ? { kind: 'changed', change: (body) => ({ status: 200, body: { ...Object(body), status: 'PENDING' } }) }
            : undefined,
        ),
    },
    statusAuthorised: {
      says: 'El pago quedó autorizado',
      sandbox: bankCode(),
      play: (stage) => settle(stage, 'authorised'),
    },
    authorisedUnasked: {
      says: 'El banco autoriza sin pedir un código',
      sandbox: settles('authorised'),
      play: (stage) => settle(stage, 'authorised'),
    },
    statusRefused: {
      says: 'El pago quedó rechazado',
      sandbox: settles('refused'),
      play: (stage) => settle(stage, 'refused'),
    },
    statusRefunded: {
      says: 'El cargo se devolvió',
      sandbox: alsoByHand(serviceClock(600), ', y escribir 1234'),
      play: ({ gates }) =>
        gates.open('getPaymentTransaction', {
          kind: 'changed',
          change: (body) => ({ status: 200, body: { ...Object(body), status: 'REFUNDED', charge: 'refunded', challenge: null } }),
        }),
    },
    statusLost: {
      says: 'No se puede preguntar cómo va el pago',
      sandbox: fails('getPaymentTransaction'),
      play: ({ gates }) => gates.open('getPaymentTransaction', problem(500, 'internal-error')),
    },
    pauseOver: {
      says: 'Pasan 1.7 s y se vuelve a preguntar',
      internal: true,
      sandbox: byHand('reloj: 1.7 s'),
      play: ({ page }) => page.clock.runFor(POLL_MS),
    },
    deadlinePassed: {
      says: 'Pasan los 900 s del banco',
      sandbox: clock(901),
      play: (stage) => forward(stage, BANK_SECONDS),
    },
  },
};
