import { NOW, TODAY } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { done } from '../testing/situation.ts';
import { guest } from '../session/session.examples.ts';
import { chosen, ended, held, paid, signedIn } from './booking.examples.ts';
import { bookingMachine } from './booking.machine.ts';

const asked = { originId: null, destinationId: null, date: TODAY };

const facts: Model['facts'] = ({ context }) => [
  context.departure !== null,
  context.user !== null,
  context.notice,
  context.orderId !== null,
];
const wizard = { machine: bookingMachine, input: { location: { name: 'home', asked }, today: TODAY, now: NOW }, facts };

/** What can happen to the wizard around its children: its steps, and what lies over them. */
export const bookingModels: Model[] = [
  {
    ...wizard,
    events: [
      chosen,
      held,
      paid,
      done('seats', { kind: 'left' }),
      done('checkout', { kind: 'backToSeats' }),
      done('checkout', { kind: 'toSearch' }),
      done('checkout', { kind: 'reclaim' }),
      done('confirmation', { kind: 'home' }),
      { type: 'location.visited', location: { name: 'summary', cartId: 'cart-2' } },
      { type: 'location.visited', location: { name: 'order', orderId: 'order-2' } },
      { type: 'location.visited', location: { name: 'unknown' } },
      { type: 'purchase.heldElsewhere' },
      { type: 'purchase.takenOver' },
      done('takeOver'),
      { type: 'home.chosen' },
      { type: 'notice.closed' },
    ],
  },
  {
    ...wizard,
    events: [
      signedIn,
      ended('expired'),
      ended('closed'),
      { type: 'account.opened' },
      { type: 'signIn.requested' },
      done('signIn', { kind: 'signedIn', user: guest }),
      done('signIn', { kind: 'dismissed' }),
      { type: 'menu.closed' },
      { type: 'signOut.requested' },
      { type: 'notice.closed' },
      { type: 'network.lost' },
      { type: 'network.found' },
    ],
  },
];
