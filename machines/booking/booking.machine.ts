import { and, assign, raise, sendTo, setup, stateIn } from 'xstate';
import type { CheckoutOutput } from '../checkout/index.ts';
import type { ConfirmationOutput } from '../confirmation/index.ts';
import { childContext, event, output } from '../params.ts';
import { oneWay, searchMachine, type SearchAsked, type SearchDraft, type SearchOutput } from '../search/index.ts';
import type { SeatsOutput } from '../seats/index.ts';
import { sessionMachine, type SessionEnd, type User } from '../session/index.ts';
import { signInMachine, type SignInOutput } from '../signIn/index.ts';
import { checkout, confirmation, guardPurchase, loadStep, network, page, restorePurchase, seats, takeOver } from './booking.ports.ts';
import {
  asksSignIn,
  checkoutInput,
  concernsPage,
  departuresChosen,
  editBegun,
  editedTickets,
  endsAtSignOut,
  givesEditUp,
  greetingOf,
  hasAccess,
  hasDeparture,
  homeOf,
  isLastCart,
  isOfAddress,
  isPage,
  isSamePage,
  isSomebodyNew,
  leavingPayment,
  mustIdentify,
  NO_PURCHASE,
  restored,
  searchInput,
  searchOf,
  seatsHeld,
  seatsInput,
  signInInput,
  visited,
  wantedAfter,
  wantedBy,
  wantedLocation,
  withSession,
  voucherOf,
} from './booking.rules.ts';
import { isOfAccount, type Access } from './access.rules.ts';
import type {
  BookingContext,
  BookingEvent,
  BookingInput,
  BookingTag,
  LateStep,
  Location,
  PageInput,
  PageNotice,
  PageOutput,
  RestoredPurchase,
} from './booking.types.ts';

type Named = { name: Location['name'] };
type Restored = RestoredPurchase | null;
type SessionFacts = { user: User | null; end: SessionEnd | null };
type SessionEnded = { end: SessionEnd };

const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as BookingTag,
    children: {} as {
      search: 'search';
      searchPopup: 'search';
      seats: 'seats';
      checkout: 'checkout';
      confirmation: 'confirmation';
      session: 'session';
      signIn: 'signIn';
      page: 'page';
    },
  },
  actors: {
    search: searchMachine,
    seats,
    checkout,
    confirmation,
    session: sessionMachine,
    signIn: signInMachine,
    page,
    loadStep,
    restorePurchase,
    guardPurchase,
    takeOver,
    network,
  },
  guards: {
    asksFor: ({ context }, { name }: Named) => context.location.name === name,
    asksForPage: ({ context }) => isPage(context.location),
    mustIdentify: ({ context }) => mustIdentify(context),
    hasAccess: ({ context }, { access }: { access: Access }) => hasAccess(context, access),
    isOfAccount: ({ context }) => isOfAccount(context.location),
    endsAtSignOut: ({ context }) => endsAtSignOut(context),
    isBarred: ({ context }) => !hasAccess(context, 'open'),
    isSamePage: ({ context }, { location }: { location: Location }) => isSamePage(context, location),
    isWanted: ({ context }) => context.wanted !== null,
    isRestoring: (_, { value }: { value: unknown }) => value === 'restoring',
    visits: ({ event: visit }, { name }: Named) => visit.type === 'location.visited' && visit.location.name === name,
    isLastCart: ({ context }, { location }: { location: Location }) => isLastCart(context, location),
    hasDeparture: ({ context }) => hasDeparture(context),
    isAtSeats: ({ context }, found: Restored) => found?.step === 'seats' && isOfAddress(context, found),
    isAtSummary: ({ context }, found: Restored) => found?.step === 'summary' && isOfAddress(context, found),
    isHeld: (_, seatsOutput: SeatsOutput) => seatsOutput.kind === 'held',
    isReserved: (_, ended: CheckoutOutput | ConfirmationOutput) => ended.kind === 'reserved',
    isPaid: (_, checkoutOutput: CheckoutOutput) => checkoutOutput.kind === 'paid',
    endsAtSearch: (_, checkoutOutput: CheckoutOutput) => checkoutOutput.kind === 'toSearch',
    isAbandoned: (_, checkoutOutput: CheckoutOutput) => checkoutOutput.kind === 'abandoned',
    givesEditUp: ({ context }) => givesEditUp(context),
    isAsked: (_, searchOutput: SearchOutput) => searchOutput.kind === 'asked',
    isEdit: (_, ended: ConfirmationOutput | PageOutput) => ended?.kind === 'edit',
    awaitsCode: ({ context }) => context.awaited !== null,
    isSignedIn: (_, signInOutput: SignInOutput) => signInOutput.kind === 'signedIn',
    isKnown: ({ context }) => context.user !== null,
    concernsPage: ({ context }) => concernsPage(context),
    isSomebodyNew: ({ context }, params: SessionFacts) => isSomebodyNew(context, params.user),
    hasEnded: (_, params: SessionFacts) => params.end !== null,
    asksSignIn: (_, params: SessionFacts) => asksSignIn(params.end),
  },
  actions: {
    assignLocation: assign((_, { location }: { location: Location }) => ({ location })),
    assignNamed: assign(({ context }) => visited(context.location)),
    assignWanted: assign(({ context }) => wantedBy(context)),
    assignWantedAfter: assign(({ context }, { end }: SessionEnded) => wantedAfter(context, end)),
    assignWantedLocation: assign(({ context }) => wantedLocation(context)),
    clearWanted: assign({ wanted: null }),
    assignWayHome: assign(({ context }) => ({ location: homeOf(context) })),
    assignWayOut: assign(({ context }, { location }: { location: Location }) => leavingPayment(location, context)),
    assignTyped: assign((_, { draft }: { draft: SearchDraft }) => ({ typed: draft })),
    assignDepartures: assign((_, searchOutput: SearchOutput) => departuresChosen(searchOutput)),
    assignEdit: assign((_, ended: ConfirmationOutput | PageOutput) => editBegun(ended)),
    assignEditPage: assign(({ context: { location } }) => ({ orderId: null, editPage: location })),
    clearEditPage: assign({ editPage: null }),
    assignEdited: assign(({ context }) => ({ ...NO_PURCHASE, location: editedTickets(context) })),
    assignHeld: assign((_, seatsOutput: SeatsOutput) => seatsHeld(seatsOutput)),
    assignHabits: assign((_, { benefits, layout }: SeatsOutput) => ({ benefits, layout })),
    assignOrder: assign((_, checkoutOutput: CheckoutOutput) => (checkoutOutput.kind === 'paid' ? { orderId: checkoutOutput.orderId } : {})),
    assignVoucher: assign((_, ended: CheckoutOutput | ConfirmationOutput) => voucherOf(ended)),
    assignRestored: assign((_, found: Restored) => (found ? restored(found) : {})),
    clearRestored: assign({ restored: null }),
    clearAwaited: assign({ awaited: null }),
    clearCart: assign({ passengers: [], change: null, cartId: null }),
    clearPurchase: assign(NO_PURCHASE),
    clearAsked: assign({ asked: oneWay(null, null, null) }),
    assignSession: assign(({ context }, params: SessionFacts) => withSession(context, params)),
    assignUser: assign((_, signInOutput: SignInOutput) =>
      signInOutput.kind === 'signedIn' ? { user: signInOutput.user, notice: greetingOf(signInOutput) } : {},
    ),
    assignKnown: assign((_, { known }: SignInOutput) => ({ known })),
    /** Stores the guest on the device; the application provides it. */
    rememberGuest: () => {},
    acknowledgeEnd: sendTo('session', { type: 'end.acknowledged' }),
    /** ERR-028 */
    askSignIn: raise({ type: 'signIn.requested', first: 'email' }),
    announceSession: raise({ type: 'session.opened' }),
    announceCheck: raise({ type: 'session.checked' }),
    announceEnd: raise((_, { end }: SessionFacts) => ({ type: 'session.ended', end: end ?? 'closed' })),
    /** NAV-022 */
    expireSession: sendTo('session', { type: 'session.refused', failure: { code: 'session-expired', retryable: false } }),
    /** NAV-023. Leaves the shop for the root of the site; the application provides it. */
    leaveForRoot: () => {},
    informCheckout: sendTo('checkout', { type: 'session.opened' }),
    informOrder: sendTo('confirmation', { type: 'session.opened' }),
    informPage: sendTo('page', ({ context }) => ({ type: 'session.opened', name: context.user?.firstName ?? '' })),
    openSession: sendTo('session', (_, signInOutput: SignInOutput) =>
      signInOutput.kind === 'signedIn'
        ? { type: 'session.opened' as const, user: signInOutput.user }
        : { type: 'end.acknowledged' as const },
    ),
    signOut: sendTo('session', { type: 'signOut.requested' }),
    noticeUnknown: assign({ notice: 'pageNotFound' }),
    /** ERR-089 */
    noticeCancelled: assign({ notice: 'editCancelled' }),
    assignNotice: assign((_, { notice }: { notice: PageNotice }) => ({ notice })),
    closeNotice: assign({ notice: null }),
    editTrip: sendTo('search', { type: 'editor.opened' }),
    askTripEditor: raise({ type: 'tripEditor.requested' }),
    visitSearch: raise((_, searchOutput: SearchOutput) => ({ type: 'location.visited', location: searchOf(searchOutput) })),
    continueSeats: sendTo('seats', { type: 'seats.continued' }),
    leaveSeats: sendTo('seats', { type: 'seats.left' }),
    leaveCheckout: sendTo('checkout', { type: 'checkout.left' }),
    abandonCheckout: sendTo('checkout', { type: 'checkout.abandoned' }),
  },
});

type State = Parameters<typeof booking.createStateConfig>[0];

/** A step whose files load before its chart runs in `open`. The wait can fail, be retried and be left (CONST-044). */
function lateStep<const Open extends State>(step: (context: BookingContext) => LateStep, on: NonNullable<State['on']>, open: Open) {
  return booking.createStateConfig({
    initial: 'opening',
    on,
    states: {
      opening: {
        tags: 'opening',
        invoke: {
          id: 'loadStep',
          src: 'loadStep',
          input: ({ context }) => ({ step: step(context) }),
          onDone: 'open',
          onError: 'unopened',
        },
      },
      unopened: { tags: 'unopened', on: { 'step.retried': 'opening' } },
      open,
    },
  });
}

/** From the payment to the seats, or Home when no bus is known (HOLD-012). */
const toSeats = [{ guard: 'hasDeparture', target: '#booking.step.purchase.seats' }, { target: '#booking.step.home' }] as const;

/** A step of the purchase. Back and the bar of steps leave it: before it is open for `before`, then by `leave`, which ends its chart. */
function purchaseStep<const Open extends Pick<State, 'invoke' | 'on'>>(
  step: LateStep,
  before: '#booking.step.home' | typeof toSeats,
  leave: ('assignWayHome' | 'leaveSeats' | 'leaveCheckout')[],
  open: Open,
) {
  return {
    ...lateStep(
      () => step,
      { 'back.pressed': before, 'step.chosen': before },
      { entry: 'assignWayHome', ...open, on: { ...open.on, 'back.pressed': { actions: leave }, 'step.chosen': { actions: leave } } },
    ),
    exit: 'clearRestored',
  } as const;
}

/** From the order to Home: its trip is bought, so its results are not shown again. */
const fromOrder = { target: '#booking.step.home', actions: 'clearAsked' } as const;

/** The search popup over a page. It ends with its page, or with the search that Home shows. */
const searchPopup = (asked: (context: BookingContext) => SearchAsked) =>
  booking.createStateConfig({
    invoke: {
      id: 'searchPopup',
      src: 'search',
      input: ({ context }) => ({ timeZone: context.timeZone, asked: asked(context), isPopup: true }),
      onDone: [
        { guard: { type: 'isAsked', params: output }, target: 'none', actions: { type: 'visitSearch', params: output } },
        { target: 'none' },
      ],
      onError: 'none',
    },
    on: { 'location.visited': 'none', 'session.ended': 'none' },
  });

/** The wizard: the current step, the signed-in user, and the overlay. */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => ({
    ...NO_PURCHASE,
    location: input.location,
    asked: oneWay(null, null, null),
    typed: null,
    timeZone: input.timeZone,
    restored: null,
    benefits: input.benefits,
    layout: input.layout,
    orderId: null,
    token: null,
    shownTotal: null,
    editPage: null,
    user: null,
    isIdentified: false,
    hadSession: input.hadSession,
    awaited: input.awaited,
    known: input.known,
    wanted: null,
    notice: null,
  }),
  invoke: { id: 'network', src: 'network', onError: {} },
  on: {
    'notice.closed': { actions: 'closeNotice' },
    'notice.raised': { actions: { type: 'assignNotice', params: event } },
  },
  states: {
    step: {
      initial: 'arriving',
      /** A new address is an event. When a step would lose seats, the wizard asks it first. */
      on: {
        'location.visited': { target: '.arriving', actions: { type: 'assignLocation', params: event } },
        /** After the sign-in the traveller is at the page that required it. */
        'session.opened': { guard: 'isWanted', target: '.arriving', actions: 'assignWantedLocation' },
      },
      states: {
        /** Guards for the requested address. */
        arriving: {
          entry: 'assignNamed',
          always: [
            { guard: 'mustIdentify', target: 'identifying' },
            /** NAV-020 */
            { guard: { type: 'hasAccess', params: { access: 'signIn' } }, target: 'home', actions: ['assignWanted', 'askSignIn'] },
            { guard: { type: 'hasAccess', params: { access: 'root' } }, target: 'home', actions: 'leaveForRoot' },
            { guard: { type: 'hasAccess', params: { access: 'expired' } }, target: 'home', actions: ['assignWanted', 'expireSession'] },
            { guard: { type: 'asksFor', params: { name: 'order' } }, target: 'order' },
            { guard: { type: 'asksFor', params: { name: 'seats' } }, target: 'restoring' },
            { guard: { type: 'asksFor', params: { name: 'summary' } }, target: 'restoring' },
            { guard: 'asksForPage', target: 'page' },
            { guard: { type: 'asksFor', params: { name: 'unknown' } }, target: 'home', actions: 'noticeUnknown' },
            { target: 'home' },
          ],
        },
        /** A page of an account waits until it is known who is signed in. */
        identifying: { tags: 'opening', on: { 'session.checked': 'arriving' } },
        /** A reload restores the stored purchase. The address alone also finds a cart. */
        restoring: {
          tags: 'opening',
          invoke: {
            id: 'restorePurchase',
            src: 'restorePurchase',
            onDone: [
              {
                guard: { type: 'isAtSeats', params: output },
                target: 'purchase.seats',
                actions: { type: 'assignRestored', params: output },
              },
              {
                guard: { type: 'isAtSummary', params: output },
                target: 'purchase.summary',
                actions: { type: 'assignRestored', params: output },
              },
              { guard: { type: 'asksFor', params: { name: 'summary' } }, target: 'purchase.summary' },
              { target: 'home' },
            ],
            onError: 'home',
          },
        },
        home: {
          entry: 'clearPurchase',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => searchInput(context),
            onSnapshot: { actions: { type: 'assignTyped', params: childContext } },
            onDone: { target: 'purchase', actions: { type: 'assignDepartures', params: output } },
            onError: { target: 'home', reenter: true },
          },
          on: { 'trip.edited': { actions: 'editTrip' } },
        },
        /** A page shows what a service stores by a query, and may run one chart. */
        page: lateStep(
          (context) => pageInput(context).location.name,
          {
            /** NAV-058 */
            'signOut.requested': { guard: 'endsAtSignOut', target: 'home' },
            /** Another user may have signed in on another tab. */
            'session.checked': { guard: 'isBarred', target: 'arriving' },
            /** NAV-021 */
            'session.ended': { guard: 'isOfAccount', target: 'home', actions: { type: 'assignWantedAfter', params: event } },
          },
          {
            invoke: {
              id: 'page',
              src: 'page',
              input: ({ context }) => pageInput(context),
              onDone: {
                guard: { type: 'isEdit', params: output },
                target: '#booking.step.purchase',
                actions: [{ type: 'assignEdit', params: output }, 'assignEditPage'],
              },
              onError: {},
            },
            on: {
              'session.opened': { guard: 'concernsPage', actions: 'informPage' },
              'trip.edited': { actions: 'askTripEditor' },
              'location.visited': { guard: { type: 'isSamePage', params: event }, actions: { type: 'assignLocation', params: event } },
            },
          },
        ),
        purchase: {
          invoke: { id: 'guardPurchase', src: 'guardPurchase', onError: {} },
          on: { 'purchase.heldElsewhere': 'elsewhere' },
          initial: 'seats',
          states: {
            seats: purchaseStep('seats', '#booking.step.home', ['assignWayHome', 'leaveSeats'], {
              invoke: {
                id: 'seats',
                src: 'seats',
                input: ({ context }) => ({ begin: seatsInput(context), restored: context.restored }),
                onDone: [
                  {
                    guard: { type: 'isHeld', params: output },
                    target: '#booking.step.purchase.summary',
                    actions: [
                      { type: 'assignHeld', params: output },
                      { type: 'assignHabits', params: output },
                    ],
                  },
                  /** A cancelled edit returns to the tickets. */
                  {
                    guard: 'givesEditUp',
                    target: '#booking.step.arriving',
                    actions: [{ type: 'assignHabits', params: output }, 'assignEdited', 'noticeCancelled'],
                  },
                  { target: '#booking.step.arriving', actions: { type: 'assignHabits', params: output } },
                ],
                onError: '#booking.step.home',
              },
              on: {
                'location.visited': [
                  { guard: { type: 'visits', params: { name: 'seats' } } },
                  /** Forward, after Back from the payment. */
                  { guard: { type: 'isLastCart', params: event }, actions: 'continueSeats' },
                  /** NAV-029 */
                  { guard: and([{ type: 'visits', params: { name: 'home' } }, stateIn({ overlay: 'signIn' })]) },
                  { actions: [{ type: 'assignLocation', params: event }, 'leaveSeats'] },
                ],
              },
            }),
            summary: purchaseStep('summary', toSeats, ['leaveCheckout'], {
              invoke: {
                id: 'checkout',
                src: 'checkout',
                input: ({ context }) => ({ begin: checkoutInput(context), restored: context.restored }),
                onDone: [
                  {
                    guard: { type: 'isPaid', params: output },
                    target: '#booking.step.order',
                    actions: { type: 'assignOrder', params: output },
                  },
                  {
                    guard: { type: 'isReserved', params: output },
                    target: '#booking.step.page',
                    actions: [{ type: 'assignVoucher', params: output }, 'clearPurchase'],
                  },
                  { guard: { type: 'isAbandoned', params: output }, target: '#booking.step.arriving' },
                  { guard: { type: 'endsAtSearch', params: output }, target: '#booking.step.home' },
                  ...toSeats,
                ],
                onError: '#booking.step.home',
              },
              on: {
                'session.opened': { actions: 'informCheckout' },
                /** NAV-057 */
                'signOut.requested': { actions: 'leaveCheckout' },
                'location.visited': [
                  { guard: { type: 'visits', params: { name: 'summary' } } },
                  { guard: { type: 'visits', params: { name: 'seats' } }, actions: 'leaveCheckout' },
                  { actions: [{ type: 'assignWayOut', params: event }, 'abandonCheckout'] },
                ],
              },
            }),
          },
        },
        /** The purchase stays in the other tab. */
        elsewhere: {
          initial: 'asking',
          on: {
            'location.visited': [
              { guard: { type: 'visits', params: { name: 'seats' } } },
              { guard: { type: 'visits', params: { name: 'summary' } } },
              { target: 'arriving', actions: { type: 'assignLocation', params: event } },
            ],
          },
          states: {
            asking: { on: { 'purchase.takenOver': 'taking' } },
            taking: { invoke: { id: 'takeOver', src: 'takeOver', onDone: 'asking', onError: 'asking' } },
          },
        },
        order: {
          entry: 'clearCart',
          ...lateStep(
            () => 'order',
            {
              'back.pressed': fromOrder,
              /** NAV-058 */
              'signOut.requested': fromOrder,
            },
            {
              invoke: {
                id: 'confirmation',
                src: 'confirmation',
                input: ({ context }) => ({ begin: { orderId: context.orderId ?? '' }, restored: null }),
                onDone: [
                  {
                    guard: { type: 'isEdit', params: output },
                    target: '#booking.step.purchase',
                    actions: [{ type: 'assignEdit', params: output }, 'clearEditPage'],
                  },
                  {
                    guard: { type: 'isReserved', params: output },
                    target: '#booking.step.page',
                    actions: { type: 'assignVoucher', params: output },
                  },
                  fromOrder,
                ],
                onError: fromOrder,
              },
              on: { 'session.opened': { actions: 'informOrder' } },
            },
          ),
        },
      },
    },
    session: {
      invoke: {
        id: 'session',
        src: 'session',
        onSnapshot: [
          { guard: { type: 'isRestoring', params: ({ event: { snapshot } }) => snapshot } },
          {
            guard: { type: 'asksSignIn', params: childContext },
            actions: [
              { type: 'assignSession', params: childContext },
              { type: 'announceEnd', params: childContext },
              'announceCheck',
              'acknowledgeEnd',
              'askSignIn',
            ],
          },
          {
            guard: { type: 'hasEnded', params: childContext },
            actions: [
              { type: 'assignSession', params: childContext },
              { type: 'announceEnd', params: childContext },
              'announceCheck',
              'acknowledgeEnd',
            ],
          },
          {
            guard: { type: 'isSomebodyNew', params: childContext },
            actions: [{ type: 'assignSession', params: childContext }, 'announceCheck', 'announceSession'],
          },
          { actions: [{ type: 'assignSession', params: childContext }, 'announceCheck'] },
        ],
        onError: {},
      },
    },
    overlay: {
      initial: 'none',
      states: {
        none: {
          always: { guard: 'awaitsCode', target: 'signIn' },
          on: {
            'signIn.requested': 'signIn',
            /** PROFILE-010 */
            'signOut.requested': { actions: 'signOut' },
            'account.opened': [{ guard: 'isKnown', target: 'menu' }, { target: 'signIn' }],
            'search.requested': 'newSearch',
            'tripEditor.requested': 'tripEditor',
          },
        },
        newSearch: searchPopup(() => oneWay(null, null, null)),
        tripEditor: searchPopup(({ asked }) => asked),
        signIn: {
          exit: 'clearAwaited',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context, event }) => signInInput(context, event.type === 'signIn.requested' ? event.first : 'email'),
            onDone: [
              {
                guard: { type: 'isSignedIn', params: output },
                target: 'none',
                actions: [
                  { type: 'assignUser', params: output },
                  { type: 'assignKnown', params: output },
                  'rememberGuest',
                  { type: 'openSession', params: output },
                  'announceSession',
                ],
              },
              { target: 'none', actions: [{ type: 'assignKnown', params: output }, 'clearWanted'] },
            ],
            onError: { target: 'none', actions: 'clearWanted' },
          },
          /** The awaited user signed in on another tab. */
          on: { 'session.opened': 'none' },
        },
        menu: {
          on: {
            'menu.closed': 'none',
            'signOut.requested': { target: 'none', actions: 'signOut' },
          },
        },
      },
    },
    connection: {
      initial: 'online',
      states: { online: { on: { 'network.lost': 'offline' } }, offline: { on: { 'network.found': 'online' } } },
    },
  },
});

function pageInput({ location, user }: BookingContext): PageInput {
  if (!isPage(location)) throw new Error('a page needs its address');
  return { location, user };
}
