import type { challengeModel } from '../../../machines/challenge/challenge.model.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { challengeCode, testCards } from '../../../services/sandbox/values.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Stage } from './chart.ts';
import { problem } from './gates.ts';

type Event = EventOf<typeof challengeModel>;

const BANK_SECONDS = 901;
const POLL_MS = 1_700;
const CARD = testCards.find(({ outcome }) => outcome === 'challenge-authorised')?.number ?? '';

/** The bank decides, and the shop's service has heard it, before the page asks again. */
async function settle({ switchboard, books, buyer, gates }: Stage, to: 'authorised' | 'refused'): Promise<void> {
  const [open] = await books.charges();
  await switchboard.settle(open?.paymentId ?? '', to);
  await buyer.hears(open?.paymentId ?? '', to === 'authorised' ? 'AUTHORISED' : 'REFUSED');
  await gates.open('getPaymentTransaction');
}

const user = {
  /** The bank's message alone, from its own frame: together with its second page it is not told which comes first. */
  frameReturned: async ({ page, shop, books, gates }) => {
    await gates.open('challengePage');
    await shop.challenge.code.waitFor();
    const [open] = await books.charges();
    const message = { type: 'anden.bank.challenge-complete', paymentId: open?.paymentId };
    await page.frame('challenge')?.evaluate((word) => window.parent.postMessage(word, '*'), message);
  },
  frameLoaded: async ({ shop, gates }, { from }) => {
    await gates.open('challengePage');
    await (from.context.loads === 0 ? shop.challenge.code.waitFor() : shop.challenge.answer(challengeCode));
  },
} satisfies Partial<Record<Event, Act>>;

const world = {
  frameShown: ({ shop }) => shop.challenge.dialog.waitFor(),
  // After the code the bank decides at once; that it still thinks takes a documented answer in place of its own.
  statusPending: ({ gates }, { from }) =>
    gates.open(
      'getPaymentTransaction',
      from.context.loads > 1
        ? { kind: 'changed', change: (body) => ({ status: 200, body: { ...Object(body), status: 'PENDING' } }) }
        : undefined,
    ),
  statusAuthorised: (stage) => settle(stage, 'authorised'),
  statusRefused: (stage) => settle(stage, 'refused'),
  statusRefunded: ({ gates }) =>
    gates.open('getPaymentTransaction', {
      kind: 'changed',
      change: (body) => ({ status: 200, body: { ...Object(body), status: 'REFUNDED', charge: 'refunded', challenge: null } }),
    }),
  statusLost: ({ gates }) => gates.open('getPaymentTransaction', problem(500, 'internal-error')),
  pauseOver: ({ page }) => page.clock.runFor(POLL_MS),
  deadlinePassed: async ({ page, switchboard }) => {
    await switchboard.forward(BANK_SECONDS);
    await page.clock.fastForward(BANK_SECONDS * 1000);
  },
} satisfies Partial<Record<Event, Act>>;

/** The bank's challenge over the payment, in a browser whose clock stands still. */
export const browser: BrowserChart<Event> = {
  signedIn: true,
  holds: ['getPaymentTransaction', 'challengePage'],
  async begin({ page, shop, buyer, bus, traveller }) {
    await page.clock.install();
    await shop.summary.open(await buyer.cart(bus));
    await shop.summary.acceptTime();
    await shop.summary.fillCard({ ...traveller, number: CARD });
    await shop.summary.pay.click();
    await shop.challenge.dialog.waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  },
  steps: { ...user, ...world },
  unrun: {},
  limits: {
    frameShown: { because: 'el marco aparece una vez', holds: (at) => at.context.loads === 0 },
    frameReturned: { because: 'el marco ya se cerró', holds: (at) => isIn(at, 'frame.shown') },
    frameLoaded: { because: 'el marco ya se cerró', holds: (at) => isIn(at, 'frame.shown') },
  },
  proves: {},
};
