import type { confirmationModel } from '../../../machines/confirmation/confirmation.model.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { common, confirmation, edit, seats, shell } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Stage } from './chart.ts';
import { signInAgainElsewhere, uncover } from './elsewhere.ts';
import { nobody, problem } from './gates.ts';

type Event = EventOf<typeof confirmationModel>;

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const emails = ({ page }: Stage) => page.getByRole('textbox', { name: confirmation.emails });

const user = {
  signInChosen: async (stage) => {
    await uncover(stage);
    await press(stage, confirmation.signIn);
  },
  orderRetried: (stage) => press(stage, common.retry),
  emailTyped: (stage) => emails(stage).fill('begona@example.com'),
  wrongEmailTyped: (stage) => emails(stage).fill('begona'),
  shareSubmitted: (stage) => press(stage, confirmation.share),
  editChosen: (stage) => press(stage, edit.open('outbound')),
  editDismissed: ({ page }) => page.getByRole('dialog').getByRole('button', { name: common.cancel, exact: true }).click(),
  /** The only one who travels is chosen already. */
  editBegun: async (stage) => {
    await press(stage, edit.submit);
    await stage.page.getByRole('heading', { level: 1, name: seats.change.title }).waitFor();
  },
  homeChosen: async (stage, { from }) => {
    await uncover(stage);
    if (isIn(from, 'shown') || isIn(from, 'withheld')) return press(stage, confirmation.goHome);
    return press(stage, shell.back);
  },
} satisfies Partial<Record<Event, Act>>;

const world = {
  orderComes: ({ gates }) => gates.open('getCartDetail'),
  orderFails: ({ gates }) => gates.open('getCartDetail', problem(429, 'too-many-requests')),
  nobodySignedIn: async ({ gates, shop }) => {
    await gates.open('getCartDetail', nobody);
    await shop.signIn.dialog.waitFor();
  },
  orderMissing: ({ gates }) => gates.open('getCartDetail'),
  sessionOpened: (stage) => signInAgainElsewhere(stage),
  ticketsSent: ({ gates }) => gates.open('resendTickets'),
  sendFails: ({ gates }) => gates.open('resendTickets', problem(429, 'too-many-requests')),
} satisfies Partial<Record<Event, Act>>;

/** The page of an order, in a browser. */
export const browser: BrowserChart<Event> = {
  signedIn: true,
  holds: ['getCartDetail', 'resendTickets'],
  async begin({ shop, buyer, bus }, _, steps) {
    await shop.order.open(steps.some(({ name }) => name === 'orderMissing') ? 'o_nada' : await buyer.order(bus));
  },
  steps: { ...user, ...world },
  unrun: {},
  limits: {
    homeChosen: { because: 'la hoja de editar cubre el botón', holds: (at) => !isIn(at, 'editing') },
    sessionOpened: { because: 'la orden es de quien la pagó', holds: (at) => isIn(at, 'signedOut') },
  },
  proves: {},
};
