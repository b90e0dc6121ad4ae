import { NOW, TODAY } from '../testing/fixtures.ts';
import { isIn, type Model } from '../testing/paths.ts';
import { done } from '../testing/situation.ts';
import { oneWay } from '../search/index.ts';
import { guest } from '../session/session.examples.ts';
import { chosen, edit, ended, held, paid, signedIn, wholeBooking } from './booking.examples.ts';

const asked = oneWay(null, null, TODAY);
/** An order that is not the one of this purchase. */
export const OTHER_ORDER = 'order-2';

const facts: Model['facts'] = ({ context }) => [
  context.departure !== null,
  context.user !== null,
  context.notice,
  context.orderId,
  context.change !== null,
];
const invariants: Model['invariants'] = {
  'seats are those of a departure': (at) => !isIn(at, 'purchase.seats') || at.context.departure !== null,
  'what is paid is a cart': (at) => !isIn(at, 'purchase.summary') || at.context.cartId !== null,
  'what is confirmed is an order': (at) => !isIn(at, 'step.order') || at.context.orderId !== null,
};
const wizard = {
  machine: wholeBooking,
  input: { location: { name: 'home', asked }, today: TODAY, now: NOW, benefits: 'declined', layout: 'map' },
  facts,
  invariants,
};

/** What can happen to the wizard around its children: its steps, and what lies over them. */
export const bookingModels = [
  {
    ...wizard,
    events: {
      departureChosen: chosen,
      seatsHeld: held,
      orderPaid: paid,
      seatsLeft: done('seats', { kind: 'left', benefits: 'declined', layout: 'map' }),
      backToSeats: done('checkout', { kind: 'backToSeats' }),
      backToSearch: done('checkout', { kind: 'toSearch' }),
      seatsReclaimed: done('checkout', { kind: 'reclaim' }),
      editBegun: edit,
      orderLeft: done('confirmation', { kind: 'home' }),
      summaryVisited: { type: 'location.visited', location: { name: 'summary', cartId: 'cart-2' } },
      orderVisited: { type: 'location.visited', location: { name: 'order', orderId: OTHER_ORDER } },
      unknownVisited: { type: 'location.visited', location: { name: 'unknown' } },
      sessionOpened: { type: 'session.opened' },
      heldElsewhere: { type: 'purchase.heldElsewhere' },
      takenOver: { type: 'purchase.takenOver' },
      takeOverDone: done('takeOver'),
      homeVisited: { type: 'location.visited', location: { name: 'home', asked } },
      backPressed: { type: 'back.pressed' },
      stepChosen: { type: 'step.chosen', step: 1 },
      tripEdited: { type: 'trip.edited' },
      signOutRequested: { type: 'signOut.requested' },
      noticeClosed: { type: 'notice.closed' },
    },
  },
  {
    ...wizard,
    events: {
      signedIn,
      sessionRenewed: { ...signedIn },
      sessionExpired: ended('expired'),
      signedOut: ended('closed'),
      accountOpened: { type: 'account.opened' },
      signInRequested: { type: 'signIn.requested' },
      guestSignedIn: done('signIn', { kind: 'signedIn', user: guest }),
      signInDismissed: done('signIn', { kind: 'dismissed' }),
      sessionOpened: { type: 'session.opened' },
      menuClosed: { type: 'menu.closed' },
      signOutRequested: { type: 'signOut.requested' },
      noticeClosed: { type: 'notice.closed' },
      networkLost: { type: 'network.lost' },
      networkFound: { type: 'network.found' },
    },
  },
] satisfies Model[];
