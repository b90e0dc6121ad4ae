import { MTY, SLP, TIME_ZONE, TODAY } from '../testing/fixtures.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { oneWay } from '../search/index.ts';
import { isOfAccount, roleOf } from './access.rules.ts';
import { awaited } from '../signIn/signIn.model.ts';
import { guest, registered } from '../session/session.examples.ts';
import {
  chosen,
  edit,
  ended,
  held,
  loaded,
  nobodySignedIn,
  olderEdit,
  paid,
  profile,
  registeredSignedIn,
  restoredSeats,
  restoredSummary,
  searchAsked,
  signedIn,
  typed,
  wholeBooking,
} from './booking.examples.ts';

const asked = oneWay(null, null, TODAY);
const searched = oneWay(MTY.id, SLP.id, TODAY);
/** The session is being checked. */
const restoring = { type: 'xstate.snapshot.session', snapshot: { value: 'restoring', context: { user: null, end: null } } };
const idless = { type: 'xstate.snapshot.session', snapshot: { context: { user: { ...registered, sub: '' }, end: null } } };
/** An order other than that of this purchase. */
export const OTHER_ORDER = 'order-2';

const facts: Model['facts'] = (at) => {
  const { context } = at;
  return [
    context.departure !== null,
    context.user?.role,
    context.user?.sub,
    context.isIdentified,
    context.hadSession,
    context.wanted?.name,
    context.notice,
    context.orderId,
    context.change !== null,
    context.location.name,
    'section' in context.location && context.location.section,
    context.restored !== null,
    // The payment that was left for the seats is visited again by Forward.
    isIn(at, 'purchase.seats.open') && context.cartId,
  ];
};
const invariants: Model['invariants'] = {
  'seats are those of a departure': (at) => !isIn(at, 'purchase.seats') || at.context.departure !== null,
  'what is paid is a cart': (at) => !isIn(at, 'purchase.summary') || at.context.cartId !== null,
  'a page of an account has a registered user': (at) =>
    !isIn(at, 'step.page') || !isOfAccount(at.context.location) || roleOf(at.context.user) === 'registered',
  'what is confirmed is an order': (at) => !isIn(at, 'step.order') || at.context.orderId !== null,
};
const wizard = {
  machine: wholeBooking,
  input: {
    location: { name: 'home', asked },
    timeZone: TIME_ZONE,
    benefits: 'declined',
    layout: 'map',
    hadSession: false,
    awaited: null,
    known: null,
  },
  facts,
  invariants,
};

/** The events of the wizard around its children: its steps and its overlays. */
export const bookingModels = [
  {
    ...wizard,
    events: {
      filesArrive: loaded,
      seatsRestored: restoredSeats(),
      summaryRestored: restoredSummary(),
      nothingRestored: done('restorePurchase', null),
      searchTyped: typed,
      departureChosen: chosen,
      seatsHeld: held,
      orderPaid: paid,
      seatsLeft: done('seats', { kind: 'left', benefits: 'declined', layout: 'map' }),
      cartReserved: done('checkout', { kind: 'reserved', orderId: OTHER_ORDER }),
      orderReserved: done('confirmation', { kind: 'reserved', orderId: OTHER_ORDER }),
      backToSeats: done('checkout', { kind: 'backToSeats' }),
      backToSearch: done('checkout', { kind: 'toSearch' }),
      paymentAbandoned: done('checkout', { kind: 'abandoned' }),
      seatsReclaimed: done('checkout', { kind: 'reclaim' }),
      editBegun: edit,
      orderLeft: done('confirmation', { kind: 'home' }),
      summaryVisited: { type: 'location.visited', location: { name: 'summary', cartId: 'cart-2' } },
      /** Forward, to the payment that was left for the seats. */
      paymentVisitedAgain: { type: 'location.visited', location: { name: 'summary', cartId: 'cart-1' } },
      orderVisited: { type: 'location.visited', location: { name: 'order', orderId: OTHER_ORDER } },
      seatsReopened: { type: 'location.visited', location: { name: 'seats', editing: true } },
      summaryReopened: { type: 'location.visited', location: { name: 'summary', cartId: 'cart-1' } },
      calendarVisited: { type: 'location.visited', location: { name: 'calendar', view: 'main', asked } },
      seatsVisited: { type: 'location.visited', location: { name: 'seats', editing: false } },
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
      seatsOpened: { ...chosen },
      summaryOpened: { type: 'location.visited', location: { name: 'summary', cartId: 'cart-4' } },
      orderOpened: { type: 'location.visited', location: { name: 'order', orderId: OTHER_ORDER } },
      calendarOpened: { type: 'location.visited', location: { name: 'calendar', view: 'return', asked } },
      nothingStored: done('restorePurchase', null),
      seatsReopenedEarly: { type: 'location.visited', location: { name: 'seats', editing: true } },
      seatsStored: restoredSeats(),
      seatsHeldEarly: { ...held },
      filesCame: { ...loaded },
      filesFail: failed('loadStep', { code: 'unavailable', retryable: true }),
      stepRetried: { type: 'step.retried' },
      openingLeft: { type: 'back.pressed' },
      openingStepped: { type: 'step.chosen', step: 1 },
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
      signInRequested: { type: 'signIn.requested', first: 'guest' },
      guestSignedIn: done('signIn', { kind: 'signedIn', user: guest, known: null, provider: null }),
      signInDismissed: done('signIn', { kind: 'dismissed', known: null }),
      sessionOpened: { type: 'session.opened' },
      menuClosed: { type: 'menu.closed' },
      signOutRequested: { type: 'signOut.requested' },
      noticeClosed: { type: 'notice.closed' },
      networkLost: { type: 'network.lost' },
      networkFound: { type: 'network.found' },
    },
  },
  /** The pages of an account. */
  {
    ...wizard,
    input: { ...wizard.input, hadSession: true },
    events: {
      sessionChecking: restoring,
      accountKnown: registeredSignedIn,
      nobodyKnown: nobodySignedIn,
      guestKnown: { ...signedIn },
      idlessKnown: idless,
      profileVisited: { type: 'location.visited', location: profile },
      sectionVisited: { type: 'location.visited', location: { name: 'profile', section: 'cards' } },
      registrationVisited: { type: 'location.visited', location: { name: 'registration', token: null } },
      pageFiles: { ...loaded },
      accountSignedIn: done('signIn', { kind: 'signedIn', user: registered, known: null, provider: null }),
      accountSignInDismissed: done('signIn', { kind: 'dismissed', known: null }),
      accountExpired: ended('expired'),
      accountSignedOut: ended('closed'),
      accountLeft: { type: 'signOut.requested' },
      tripsVisited: { type: 'location.visited', location: { name: 'trips' } },
      tripsEdited: olderEdit,
      noticeRaised: { type: 'notice.raised', notice: 'saved' },
      backHome: { type: 'location.visited', location: { name: 'home', asked } },
    },
    mayHappen: (at, event) =>
      ((event as { snapshot?: { value?: unknown } }).snapshot?.value !== 'restoring' || !at.context.isIdentified) &&
      // The other models walk a purchase.
      !isIn(at, 'step.purchase') &&
      // Only the page of trips edits tickets.
      (event !== olderEdit || at.context.location.name === 'trips'),
  },
  /** The search popup over the trips of an account. */
  {
    ...wizard,
    input: { ...wizard.input, location: { name: 'home', asked: searched }, hadSession: true },
    events: {
      accountKnown: { ...registeredSignedIn },
      tripsVisited: { type: 'location.visited', location: { name: 'trips' } },
      pageFiles: { ...loaded },
      searchRequested: { type: 'search.requested' },
      tripEditedThere: { type: 'trip.edited' },
      searchAsked,
      searchClosed: done('searchPopup', { kind: 'closed' }),
      popupLeft: { type: 'location.visited', location: { name: 'home', asked: searched } },
      popupSignedOut: ended('closed'),
    },
    // The header of Home sends the same event, to the search.
    mayHappen: (at, event) => isIn(at, 'page.open') || (event.type !== 'trip.edited' && event.type !== 'search.requested'),
  },
  /** The sign-in over the seats. */
  {
    ...wizard,
    // The files of the seats are there, and no purchase is stored.
    brings: (_, { type }) => (type === chosen.type ? [done('restorePurchase', null), loaded] : []),
    events: {
      departureTaken: { ...chosen },
      seatTouched: { type: 'signIn.requested', first: 'guest' },
      backOverSignIn: { type: 'location.visited', location: { name: 'home', asked } },
    },
  },
  /** The page was loaded again while it awaited a code. */
  { ...wizard, input: { ...wizard.input, awaited }, events: { signInDismissed: done('signIn', { kind: 'dismissed', known: null }) } },
] as const satisfies readonly Model[];
