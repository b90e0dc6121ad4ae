import { assign, raise, sendTo, setup } from 'xstate';
import type { CheckoutOutput } from '../checkout/index.ts';
import type { ConfirmationOutput } from '../confirmation/index.ts';
import { askedFor, oneWay, searchMachine, type SearchOutput } from '../search/index.ts';
import type { SeatsOutput } from '../seats/index.ts';
import { sessionMachine, type SessionEnd, type User } from '../session/index.ts';
import { signInMachine, type SignInOutput } from '../signIn/index.ts';
import { checkout, confirmation, guardPurchase, network, seats, takeOver } from './booking.ports.ts';
import { asksSignIn, hasDeparture, isSomebodyNew, withSession } from './booking.rules.ts';
import type { BookingContext, BookingEvent, BookingInput, Location } from './booking.types.ts';

/** The wizard: which step, who is signed in, and what lies over the step. */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    children: {} as {
      search: 'search';
      seats: 'seats';
      checkout: 'checkout';
      confirmation: 'confirmation';
      session: 'session';
      signIn: 'signIn';
    },
  },
  actors: {
    search: searchMachine,
    seats,
    checkout,
    confirmation,
    session: sessionMachine,
    signIn: signInMachine,
    guardPurchase,
    takeOver,
    network,
  },
  guards: {
    asksFor: ({ context }, params: { name: Location['name'] }) => context.location.name === params.name,
    visits: (_, params: { location: Location; name: Location['name'] }) => params.location.name === params.name,
    leaves: (_, params: { location: Location; name: Location['name'] }) => params.location.name !== params.name,
    hasDeparture: ({ context }) => hasDeparture(context),
    isHeld: (_, params: { output: SeatsOutput }) => params.output.kind === 'held',
    endedAs: (_, params: { output: CheckoutOutput; kind: CheckoutOutput['kind'] }) => params.output.kind === params.kind,
    isChange: ({ context }) => context.change !== null,
    isEdit: (_, params: { output: ConfirmationOutput }) => params.output.kind === 'edit',
    isSignedIn: (_, params: { output: SignInOutput }) => params.output.kind === 'signedIn',
    isKnown: ({ context }) => context.user !== null,
    isSomebodyNew: ({ context }, params: { user: User | null }) => isSomebodyNew(context, params.user),
    hasEnded: (_, params: { end: SessionEnd | null }) => params.end !== null,
    asksSignIn: (_, params: { end: SessionEnd | null }) => asksSignIn(params.end),
  },
  actions: {
    /** What the address names: the trip that is asked for, the order, or the cart. */
    keepVisited: assign((_, { location }: { location: Location }) => visited(location)),
    keepDeparture: assign((_, params: { output: SearchOutput }) => ({
      departure: params.output.departure,
      returnDeparture: params.output.returnDeparture,
      query: params.output.query,
      passengers: [],
      asked: askedFor(params.output.query, params.output.returnDeparture && params.output.departure.run.tripId),
    })),
    keepEdit: assign((_, params: { output: ConfirmationOutput }) => edited(params.output)),
    keepHeld: assign((_, params: { output: SeatsOutput }) =>
      params.output.kind === 'held' ? { cartId: params.output.hold.cartId, passengers: params.output.passengers } : {},
    ),
    keepHabits: assign((_, { output: { benefits, layout } }: { output: SeatsOutput }) => ({ benefits, layout })),
    keepOrder: assign((_, params: { output: CheckoutOutput }) => (params.output.kind === 'paid' ? { orderId: params.output.orderId } : {})),
    forgetDeparture: assign({ departure: null, returnDeparture: null }),
    forgetCart: assign({ passengers: [], change: null, cartId: null }),
    forgetPurchase: assign({ departure: null, returnDeparture: null, query: null, passengers: [], change: null, cartId: null }),
    keepSession: assign(({ context }, params: { user: User | null; end: SessionEnd | null }) => withSession(context, params)),
    keepUser: assign((_, params: { output: SignInOutput }) =>
      params.output.kind === 'signedIn' ? { user: params.output.user, notice: null } : {},
    ),
    acknowledgeEnd: sendTo('session', { type: 'end.acknowledged' }),
    /** ERR-028 */
    askSignIn: raise({ type: 'signIn.requested' }),
    tellOpened: raise({ type: 'session.opened' }),
    tellCheckout: sendTo('checkout', { type: 'session.opened' }),
    tellOrder: sendTo('confirmation', { type: 'session.opened' }),
    openSession: sendTo('session', (_, params: { output: SignInOutput }) =>
      params.output.kind === 'signedIn'
        ? { type: 'session.opened' as const, user: params.output.user }
        : { type: 'end.acknowledged' as const },
    ),
    signOut: sendTo('session', { type: 'signOut.requested' }),
    noticeUnknown: assign({ notice: 'pageNotFound' }),
    /** ERR-089 */
    noticeCancelled: assign({ notice: 'editCancelled' }),
    closeNotice: assign({ notice: null }),
    editTrip: sendTo('search', { type: 'editor.opened' }),
    leaveSeats: sendTo('seats', { type: 'seats.left' }),
    leaveCheckout: sendTo('checkout', { type: 'checkout.left' }),
    leaveOrder: sendTo('confirmation', { type: 'home.chosen' }),
  },
}).createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => ({
    location: input.location,
    asked: oneWay(null, null, input.today),
    today: input.today,
    now: input.now,
    departure: null,
    returnDeparture: null,
    query: null,
    passengers: [],
    change: null,
    benefits: input.benefits,
    layout: input.layout,
    cartId: null,
    orderId: null,
    user: null,
    notice: null,
    ...visited(input.location),
  }),
  invoke: { id: 'network', src: 'network', onError: {} },
  on: { 'notice.closed': { actions: 'closeNotice' } },
  states: {
    step: {
      initial: 'arriving',
      /** A step that has something to finish or to ask first hears of it itself. */
      on: {
        'location.visited': [
          {
            guard: { type: 'visits', params: ({ event }) => ({ location: event.location, name: 'home' }) },
            target: '.home',
            actions: { type: 'keepVisited', params: ({ event }) => ({ location: event.location }) },
          },
          {
            guard: { type: 'visits', params: ({ event }) => ({ location: event.location, name: 'order' }) },
            target: '.order',
            actions: { type: 'keepVisited', params: ({ event }) => ({ location: event.location }) },
          },
        ],
      },
      states: {
        /** Guards of routes are guards of the chart: an address is an event like another. */
        arriving: {
          always: [
            { guard: { type: 'asksFor', params: { name: 'order' } }, target: 'order' },
            { guard: { type: 'asksFor', params: { name: 'summary' } }, target: 'purchase.summary' },
            { guard: { type: 'asksFor', params: { name: 'unknown' } }, target: 'home', actions: 'noticeUnknown' },
            { target: 'home' },
          ],
        },
        home: {
          entry: 'forgetPurchase',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ today: context.today, asked: context.asked }),
            onDone: { target: 'purchase', actions: { type: 'keepDeparture', params: ({ event }) => ({ output: event.output }) } },
            onError: { target: 'home', reenter: true },
          },
          on: {
            'trip.edited': { actions: 'editTrip' },
            'location.visited': [
              {
                guard: { type: 'visits', params: ({ event }) => ({ location: event.location, name: 'summary' }) },
                target: 'purchase.summary',
                actions: { type: 'keepVisited', params: ({ event }) => ({ location: event.location }) },
              },
              {
                guard: { type: 'visits', params: ({ event }) => ({ location: event.location, name: 'unknown' }) },
                actions: 'noticeUnknown',
              },
            ],
          },
        },
        purchase: {
          invoke: { id: 'guardPurchase', src: 'guardPurchase', onError: {} },
          on: { 'purchase.heldElsewhere': 'elsewhere' },
          initial: 'seats',
          states: {
            seats: {
              invoke: {
                id: 'seats',
                src: 'seats',
                input: ({ context }) => seatsInput(context),
                onDone: [
                  {
                    guard: { type: 'isHeld', params: ({ event }) => ({ output: event.output }) },
                    target: 'summary',
                    actions: [
                      { type: 'keepHeld', params: ({ event }) => ({ output: event.output }) },
                      { type: 'keepHabits', params: ({ event }) => ({ output: event.output }) },
                    ],
                  },
                  /** Who gives an edit up goes back to the tickets. */
                  {
                    guard: 'isChange',
                    target: '#booking.step.order',
                    actions: [{ type: 'keepHabits', params: ({ event }) => ({ output: event.output }) }, 'noticeCancelled'],
                  },
                  {
                    target: '#booking.step.home',
                    actions: { type: 'keepHabits', params: ({ event }) => ({ output: event.output }) },
                  },
                ],
                onError: '#booking.step.home',
              },
              on: {
                'back.pressed': { actions: 'leaveSeats' },
                'step.chosen': { actions: 'leaveSeats' },
                'location.visited': {
                  guard: { type: 'leaves', params: ({ event }) => ({ location: event.location, name: 'seats' }) },
                  actions: 'leaveSeats',
                },
              },
            },
            summary: {
              invoke: {
                id: 'checkout',
                src: 'checkout',
                input: ({ context: { cartId, change, user, now } }) => ({ cartId: cartId ?? '', change, email: user?.email ?? null, now }),
                onDone: [
                  {
                    guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, kind: 'paid' }) },
                    target: '#booking.step.order',
                    actions: { type: 'keepOrder', params: ({ event }) => ({ output: event.output }) },
                  },
                  {
                    guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, kind: 'toSearch' }) },
                    target: '#booking.step.home',
                  },
                  { guard: 'hasDeparture', target: 'seats' },
                  { target: '#booking.step.home' },
                ],
                onError: '#booking.step.home',
              },
              on: {
                'back.pressed': { actions: 'leaveCheckout' },
                'step.chosen': { actions: 'leaveCheckout' },
                'session.opened': { actions: 'tellCheckout' },
                /** NAV-057 */
                'signOut.requested': { actions: 'leaveCheckout' },
                'location.visited': [
                  /** NAV-027: without a departure to go back to, the release ends at Home. */
                  {
                    guard: { type: 'visits', params: ({ event }) => ({ location: event.location, name: 'home' }) },
                    actions: ['forgetDeparture', 'leaveCheckout'],
                  },
                  {
                    guard: { type: 'leaves', params: ({ event }) => ({ location: event.location, name: 'summary' }) },
                    actions: 'leaveCheckout',
                  },
                ],
              },
            },
          },
        },
        /** The purchase stays with the other tab. */
        elsewhere: {
          initial: 'asking',
          states: {
            asking: { on: { 'purchase.takenOver': 'taking' } },
            taking: { invoke: { id: 'takeOver', src: 'takeOver', onDone: 'asking', onError: 'asking' } },
          },
        },
        order: {
          entry: 'forgetCart',
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            input: ({ context }) => ({ orderId: context.orderId ?? '' }),
            onDone: [
              {
                guard: { type: 'isEdit', params: ({ event }) => ({ output: event.output }) },
                target: 'purchase',
                actions: { type: 'keepEdit', params: ({ event }) => ({ output: event.output }) },
              },
              { target: 'home' },
            ],
            onError: 'home',
          },
          on: {
            'back.pressed': { actions: 'leaveOrder' },
            'session.opened': { actions: 'tellOrder' },
            /** NAV-058 */
            'signOut.requested': { actions: 'leaveOrder' },
            'location.visited': {
              guard: { type: 'leaves', params: ({ event }) => ({ location: event.location, name: 'order' }) },
              actions: 'leaveOrder',
            },
          },
        },
      },
    },
    session: {
      invoke: {
        id: 'session',
        src: 'session',
        onSnapshot: [
          {
            guard: { type: 'asksSignIn', params: ({ event }) => event.snapshot.context },
            actions: [{ type: 'keepSession', params: ({ event }) => event.snapshot.context }, 'acknowledgeEnd', 'askSignIn'],
          },
          {
            guard: { type: 'hasEnded', params: ({ event }) => event.snapshot.context },
            actions: [{ type: 'keepSession', params: ({ event }) => event.snapshot.context }, 'acknowledgeEnd'],
          },
          {
            guard: { type: 'isSomebodyNew', params: ({ event }) => event.snapshot.context },
            actions: [{ type: 'keepSession', params: ({ event }) => event.snapshot.context }, 'tellOpened'],
          },
          { actions: { type: 'keepSession', params: ({ event }) => event.snapshot.context } },
        ],
        onError: {},
      },
    },
    overlay: {
      initial: 'none',
      states: {
        none: {
          on: {
            'signIn.requested': 'signIn',
            'account.opened': [{ guard: 'isKnown', target: 'menu' }, { target: 'signIn' }],
          },
        },
        signIn: {
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => ({ now: context.now }),
            onDone: [
              {
                guard: { type: 'isSignedIn', params: ({ event }) => ({ output: event.output }) },
                target: 'none',
                actions: [
                  { type: 'keepUser', params: ({ event }) => ({ output: event.output }) },
                  { type: 'openSession', params: ({ event }) => ({ output: event.output }) },
                  'tellOpened',
                ],
              },
              { target: 'none' },
            ],
            onError: 'none',
          },
          /** Whoever it waits for signed in on another tab. */
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

/** An edit begins as a purchase of one way, on the bus of the tickets. */
function edited(output: ConfirmationOutput): Partial<BookingContext> {
  if (output.kind !== 'edit') return {};
  const { change, departure, query } = output;
  return { change, departure, returnDeparture: null, query, passengers: [] };
}

function seatsInput({ departure, returnDeparture, user, passengers, change, benefits, layout }: BookingContext) {
  if (!departure) throw new Error('seats need a departure');
  return { departure, returnDeparture, email: user?.email ?? null, passengers, change, benefits, layout };
}

function visited(location: Location): Partial<Pick<BookingContext, 'asked' | 'orderId' | 'cartId'>> {
  switch (location.name) {
    case 'home':
      return { asked: location.asked };
    case 'order':
      return { orderId: location.orderId };
    case 'summary':
      return { cartId: location.cartId };
    default:
      return {};
  }
}
