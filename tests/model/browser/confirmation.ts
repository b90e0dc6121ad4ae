import type { confirmationModel } from '../../../machines/confirmation/confirmation.model.ts';
import { isIn } from '../../../machines/testing/paths.ts';
import { common, confirmation, shell } from '../../../src/messages/es-MX.ts';
import type { EventOf } from '../charts.ts';
import type { Act, BrowserChart, Stage } from './chart.ts';
import { problem } from './gates.ts';

type Event = EventOf<typeof confirmationModel>;

const press = async ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true }).click();
const emails = ({ page }: Stage) => page.getByRole('textbox', { name: confirmation.emails });

const user = {
  signInChosen: (stage) => press(stage, confirmation.signIn),
  orderRetried: (stage) => press(stage, common.retry),
  emailTyped: (stage) => emails(stage).fill('begona@example.com'),
  wrongEmailTyped: (stage) => emails(stage).fill('begona'),
  shareSubmitted: (stage) => press(stage, confirmation.share),
  homeChosen: async (stage, { from }) => {
    if (isIn(from, 'shown') || isIn(from, 'withheld')) return press(stage, confirmation.goHome);
    return press(stage, shell.back);
  },
} satisfies Partial<Record<Event, Act>>;

const world = {
  orderComes: ({ gates }) => gates.open('getCartDetail'),
  orderFails: ({ gates }) => gates.open('getCartDetail', problem(429, 'too-many-requests')),
  nobodySignedIn: ({ gates }) => gates.open('getCartDetail', problem(401, 'unauthorized')),
  orderMissing: ({ gates }) => gates.open('getCartDetail'),
  ticketsSent: ({ gates }) => gates.open('resendTickets'),
  sendFails: ({ gates }) => gates.open('resendTickets', problem(429, 'too-many-requests')),
} satisfies Partial<Record<Event, Act>>;

const unrun = {
  sessionOpened: 'la orden es de quien la pagó: entrar de nuevo con su celular es un recorrido propio',
} satisfies Partial<Record<Event, string>>;

/** The page of an order, in a browser. */
export const browser: BrowserChart<Event, keyof typeof unrun> = {
  signedIn: true,
  holds: ['getCartDetail', 'resendTickets'],
  async begin({ shop, buyer, bus }, _, steps) {
    await shop.order.open(steps.some(({ name }) => name === 'orderMissing') ? 'o_nada' : await buyer.order(bus));
  },
  steps: { ...user, ...world },
  unrun,
  limits: {
    signInChosen: { because: 'una sesión negada ya abrió la identificación sobre la página', holds: (at) => !isIn(at, 'signedOut') },
    homeChosen: { because: 'la identificación cubre la página', holds: (at) => !isIn(at, 'signedOut') },
  },
  proves: {},
};
