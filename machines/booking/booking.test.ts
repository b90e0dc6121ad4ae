import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, transition, waitFor, type AnyEventObject, type EventObject } from 'xstate';
import { sessionMachine, type User } from '../session/index.ts';
import { guest, registered } from '../session/session.examples.ts';
import { CART, CHANGE, DEPARTURE, EMAIL, MTY, ORDER, RETURN, ROUND_ORDER, SLP, TIME_ZONE } from '../testing/fixtures.ts';
import { done, situation } from 'xstate-paths';
import type { Role } from './access.rules.ts';
import { askedFor, oneWay, type SearchAsked } from '../search/index.ts';
import {
  booking,
  bothChosen,
  chosen,
  edit,
  ended,
  examples,
  held,
  loaded,
  olderEdit,
  paid,
  paidReservation,
  registeredSignedIn,
  restoredSeats,
  restoredSummary,
  signedIn,
  typed,
  wholeBooking,
} from './booking.examples.ts';
import { checkoutInput, editedTickets, searchInput } from './booking.rules.ts';
import type { Location } from './booking.types.ts';
import { bookingView, stepOf, NOTHING_SHOWN } from './booking.view.ts';

const after = (...events: Parameters<typeof booking>[0]) => stepOf(booking(events));

describe('booking chart', () => {
  it('[SEARCH-003] goes from the chosen departure to its seats', () => {
    expect(after(chosen)).toBe('seats');
  });

  it('Home without a search shows the fields as they were left, and another search shows its own', () => {
    const visit = (location: Location) => ({ type: 'location.visited', location }) as const;
    const left = [typed, visit({ name: 'help' }), loaded];
    const draftAt = (asked: SearchAsked) => booking([...left, visit({ name: 'home', asked })]).children.search?.getSnapshot().context.draft;
    expect(draftAt(oneWay(null, null, null))).toEqual(typed.snapshot.context.draft);
    expect(draftAt(oneWay(SLP.id, MTY.id, null))).toMatchObject({ originId: SLP.id, destinationId: MTY.id });
    const again = { ...oneWay(MTY.id, SLP.id, null), repeats: 'order-1' };
    expect(searchInput({ ...booking([]).context, typed: again }).typed).toEqual({ ...again, repeats: undefined });
  });

  it('[HOLD-007] goes from the block to the summary with the cart', () => {
    expect(examples.summary.location).toEqual({ name: 'summary', cartId: 'cart-1' });
  });

  it('[PAY-018][PAY-019] goes from the payment to the order', () => {
    expect(examples.order.location).toEqual({ name: 'order', orderId: ORDER.id });
  });

  it('Forward from the seats to the payment that was left continues, and another cart asks to leave', () => {
    const back = booking([signedIn, chosen, held, done('checkout', { kind: 'backToSeats' }), loaded]);
    const told = (cartId: string) =>
      transition(wholeBooking, back, { type: 'location.visited', location: { name: 'summary', cartId } })[1].flatMap((action) =>
        action.type === 'xstate.sendTo' ? [action.params] : [],
      );
    expect(told(CART.id)).toContainEqual(expect.objectContaining({ event: { type: 'seats.continued' } }));
    expect(told('cart-2')).toContainEqual(expect.objectContaining({ event: { type: 'seats.left' } }));
  });

  it('[HOLD-012] going back from the summary shows the seats with their passengers', () => {
    const back = booking([chosen, held, done('checkout', { kind: 'backToSeats' })]);
    expect(stepOf(back)).toBe('seats');
    expect(back.context.passengers).toHaveLength(1);
  });

  it('[HOLD-012] Back and the bar of steps lead to the seats before the files of the payment have come, and to Home without a bus', () => {
    const summary: Location = { name: 'summary', cartId: CART.id };
    for (const leaves of [{ type: 'back.pressed' }, { type: 'step.chosen', step: 2 }] as const) {
      const back = booking([restoredSummary(), leaves], summary);
      expect([stepOf(back), back.context.passengers.length, back.context.restored]).toEqual(['seats', 1, null]);
      expect(stepOf(booking([done('restorePurchase', null), leaves], summary))).toBe('home');
    }
  });

  it('a stored purchase that was left before its files came is not restored into the next one', () => {
    const home = { type: 'location.visited', location: { name: 'home', asked: oneWay(null, null, null) } } as const;
    expect(booking([restoredSeats(), home], { name: 'seats', editing: false }).context.restored).toBeNull();
  });

  it('[HOLD-013][ERR-032] a failed release and an ended hold go to the search', () => {
    expect(after(chosen, held, done('checkout', { kind: 'toSearch' }))).toBe('home');
  });

  it('[NAV-010] an address shows the payment of its cart, also while another purchase is stored', () => {
    const at = (cartId: string, stored: ReturnType<typeof done>) => {
      const { context, value } = booking([stored], { name: 'summary', cartId });
      return [value.step, context.cartId, context.passengers.length, context.restored !== null];
    };
    const payment = { purchase: { summary: 'opening' } };
    expect(at(CART.id, restoredSummary())).toEqual([payment, CART.id, 1, true]);
    expect(at('cart-2', restoredSummary())).toEqual([payment, 'cart-2', 0, false]);
    expect(at('cart-2', restoredSeats())).toEqual([payment, 'cart-2', 0, false]);
  });

  it('a restored payment that ends without an order goes back to the search of its departure', () => {
    const summary: Location = { name: 'summary', cartId: 'cart-1' };
    const home = booking([restoredSummary(), loaded, done('checkout', { kind: 'toSearch' })], summary);
    expect([stepOf(home), home.context.asked]).toEqual(['home', booking([chosen, held]).context.asked]);
  });

  it('claims the same seats again after the hold ended', () => {
    const again = booking([chosen, held, done('checkout', { kind: 'reclaim' })]);
    expect(stepOf(again)).toBe('seats');
    expect(again.context.passengers.map(({ seatId }) => seatId)).toEqual(['ground-6']);
  });

  it('[NAV-034][NAV-035][NAV-036][NAV-037] the step bar follows the chart', () => {
    expect([examples.home, examples.seats, examples.summary, examples.order].map(({ header }) => header.step)).toEqual([1, 2, 3, 4]);
  });

  it('[NAV-037] the results, the calendar and an unknown address belong to the first step', () => {
    expect([examples.results, examples.calendar, examples.pageNotFound].map(({ header }) => header.step)).toEqual([1, 1, 1]);
  });

  it('the texts of the shop belong to no step', () => {
    for (const name of ['help', 'terms', 'privacy'] as const) {
      const { header } = bookingView(booking([{ type: 'location.visited', location: { name } }, done('loadStep')]), NOTHING_SHOWN);
      expect(header.step, name).toBeNull();
    }
  });

  it('[NAV-038][NAV-039] the header shows the trip', () => {
    expect(examples.seats.header.trip).toMatchObject({ origin: MTY, destination: SLP, departs: '2026-04-17T08:30:00-06:00' });
  });

  it('[NAV-040][NAV-041] the header shows both days of a round trip, and one of a one-way trip', () => {
    expect(examples.roundTripResults.header.trip).toMatchObject({
      roundTrip: true,
      date: '2026-04-20',
      returnDate: '2026-04-22',
      departs: null,
    });
    expect(examples.roundTripSeats.header.trip).toMatchObject({ roundTrip: true, date: '2026-04-17', returnDate: '2026-04-19' });
    expect(examples.results.header.trip).toMatchObject({ roundTrip: false, returnDate: null });
    expect(examples.order.header.trip).toMatchObject({ roundTrip: false, returnDate: null });
    expect(examples.seats.header.trip).toMatchObject({ roundTrip: false, returnDate: null });
  });

  it('the header shows no day while the calendar asks for another one', () => {
    const tripAt = (view: 'main' | 'return') => {
      const location: Location = { name: 'calendar', view, asked: oneWay('MTY', 'SLP', null) };
      const visited = booking([signedIn, chosen, held, paid, { type: 'location.visited', location }, loaded]);
      return bookingView(visited, NOTHING_SHOWN).header.trip?.departs;
    };
    expect([tripAt('main'), tripAt('return')]).toEqual([undefined, DEPARTURE.departs]);
  });

  it('[NAV-038][NAV-039] the header shows the way back while its seats are chosen', () => {
    expect(examples.returnSeats.header.trip).toMatchObject({
      origin: SLP,
      destination: MTY,
      roundTrip: true,
      departs: '2026-04-19T09:00:00-06:00',
    });
  });

  it('[NAV-040] the header of an order that was opened by its address shows both ways', () => {
    const view = bookingView(booking([signedIn], { name: 'order', orderId: ORDER.id }), {
      ...NOTHING_SHOWN,
      legs: ROUND_ORDER.ways.map(({ leg }) => leg),
    });
    expect(view.header.trip).toMatchObject({
      origin: { id: 'mty', city: 'Monterrey' },
      roundTrip: true,
      date: '2026-04-17',
      returnDate: '2026-04-19',
    });
  });

  it('[NAV-038][NAV-039] another order, another cart and a cancelled edit have their own trip, not the one that was left', () => {
    const left = done('seats', { kind: 'left', benefits: 'declined', layout: 'map' });
    const visit = (location: Location) => ({ type: 'location.visited', location }) as const;
    const order = visit({ name: 'order', orderId: 'order-2' });
    const afterEach = [
      [chosen, order, left],
      [chosen, held, paid, visit({ name: 'trips' }), registeredSignedIn, order],
      [chosen, visit({ name: 'summary', cartId: 'cart-2' }), left, done('restorePurchase', null)],
      [chosen, held, paid, edit, left],
    ].map((events) => booking(events));
    expect(afterEach.map(stepOf)).toEqual(['order', 'order', 'summary', 'order']);
    for (const at of afterEach) expect(bookingView(at, NOTHING_SHOWN).header.trip).toBeNull();
    const trips = booking([registeredSignedIn, loaded, olderEdit, loaded, left], { name: 'trips' });
    expect([stepOf(trips), bookingView(trips, NOTHING_SHOWN).header.trip]).toEqual(['trips', null]);
  });

  it('[NAV-074] stores and clears both ways together, and goes back to the results of the way back', () => {
    const seats = booking([bothChosen]);
    expect(seats.context).toMatchObject({ departure: DEPARTURE, returnDeparture: RETURN });
    expect(seats.context.query && seats.context.asked).toEqual(seats.context.query && askedFor(seats.context.query, DEPARTURE.run.tripId));
    const left = booking([bothChosen, done('seats', { kind: 'left' })]);
    expect(left.context).toMatchObject({ departure: null, returnDeparture: null, asked: seats.context.asked });
  });

  it('[NAV-042] Editar viaje is offered on Home with results only', () => {
    expect([examples.home, examples.results, examples.seats].map(({ header }) => header.canEditTrip)).toEqual([false, true, false]);
  });

  it('[NAV-043][NAV-044] the account icon opens the menu or the sign-in', () => {
    expect(examples.menu.overlay.kind).toBe('menu');
    expect(examples.signingIn.overlay.kind).toBe('signIn');
  });

  it('informs the page of an order of a sign-in over it or in another tab', () => {
    const order: Location = { name: 'order', orderId: ORDER.id };
    const sentAfter = (events: Parameters<typeof booking>[0], last: AnyEventObject) => {
      const [, actions] = transition(wholeBooking, booking([loaded, ...events], order), last as never);
      return actions.flatMap((action) => (action.type === 'xstate.sendTo' ? [action.params] : []));
    };
    const toOrder = expect.objectContaining({ event: { type: 'session.opened' } });
    expect(
      sentAfter(
        [{ type: 'signIn.requested', first: 'guest' }],
        done('signIn', { kind: 'signedIn', user: guest, known: null, provider: null }),
      ),
    ).toContainEqual(toOrder);
    expect(sentAfter([], signedIn)).toContainEqual(toOrder);
    expect(sentAfter([signedIn], signedIn)).not.toContainEqual(toOrder);
  });

  it('[FREE-002] the token in the address of a payment reaches it, and stays in the address', () => {
    const location: Location = { name: 'summary', cartId: 'cart-1', token: 'Xk29' };
    const at = booking([done('restorePurchase', null), done('loadStep')], location);
    expect(checkoutInput(at.context)).toMatchObject({ cartId: 'cart-1', asksFirst: true });
    expect(bookingView(at, NOTHING_SHOWN).location).toEqual(location);
    const plain = booking([done('restorePurchase', null), done('loadStep')], { name: 'summary', cartId: 'cart-1' });
    expect(checkoutInput(plain.context)).toMatchObject({ asksFirst: false });
  });

  it('a known folio of an unknown payment is the address of its page', () => {
    const at = booking([done('restorePurchase', null), done('loadStep')], { name: 'summary', cartId: 'cart-1' });
    expect(bookingView(at, { ...NOTHING_SHOWN, folio: 'TUN-7KQ2BYT9' }).location).toEqual({
      name: 'payment',
      folio: 'TUN-7KQ2BYT9',
    });
  });

  describe('guards of routes', () => {
    const users: Record<Role, User | null> = { visitor: null, guest, registered, idless: { ...registered, sub: '' } };
    const places: Record<Exclude<Location['name'], 'unknown'>, Location> = {
      home: { name: 'home', asked: oneWay(null, null, null) },
      calendar: { name: 'calendar', view: 'main', asked: oneWay('MTY', 'SLP', null) },
      seats: { name: 'seats', editing: false },
      summary: { name: 'summary', cartId: 'cart-1' },
      order: { name: 'order', orderId: ORDER.id },
      voucher: { name: 'voucher', orderId: 'order-1' },
      profile: { name: 'profile', section: 'data' },
      trips: { name: 'trips' },
      ownOrder: { name: 'ownOrder', orderId: 'o_1', pass: null },
      registration: { name: 'registration', token: null },
      recovery: { name: 'recovery', token: null },
      reservation: { name: 'reservation', link: { by: 'token', token: 'rl_92kd' } },
      help: { name: 'help' },
      terms: { name: 'terms' },
      privacy: { name: 'privacy' },
      payment: { name: 'payment', folio: 'TUN-7KQ2BYT9' },
    };
    const roles: Role[] = ['visitor', 'guest', 'registered', 'idless'];
    const ofAccount = new Set(['profile', 'trips']);
    const flows = new Set(['home', 'seats', 'summary', 'order']);
    const table = Object.values(places).flatMap((location) => roles.map((role) => [location.name, role, location] as const));
    const known = (user: User | null) => ({ type: 'xstate.snapshot.session', snapshot: { context: { user, end: null } } });
    const actionsOf = (from: ReturnType<typeof booking>, event: AnyEventObject) =>
      transition(wholeBooking, from, event as never)[1].map((action) => {
        const sent = (action as { params?: { event?: { type?: string } } }).params?.event?.type;
        return sent ?? action.type;
      });

    it.each(table)('[NAV-019][NAV-020][NAV-022][NAV-023] %s for a %s', (name, role, location) => {
      const start = booking([], location);
      const answer = known(users[role]);
      const at = booking([answer], location);
      const actions = actionsOf(start, answer);
      const isOpen = !ofAccount.has(name) || role === 'registered';
      expect(at.matches({ step: 'home' })).toBe(!isOpen || name === 'home');
      expect(at.matches({ step: 'page' })).toBe(isOpen && !flows.has(name));
      expect(at.value.overlay).toBe(!isOpen && role === 'visitor' ? 'signIn' : 'none');
      expect(actions.includes('leaveForRoot')).toBe(!isOpen && role === 'guest');
      expect(actions.includes('session.refused')).toBe(!isOpen && role === 'idless');
    });

    it('[NAV-019] waits until it is known who is signed in', () => {
      expect(examples.identifying).toMatchObject({ screen: 'profile', status: 'loading' });
      const checking = { type: 'xstate.snapshot.session', snapshot: { value: 'restoring', context: { user: null, end: null } } };
      expect(booking([checking], places.profile).matches({ step: 'identifying' })).toBe(true);
    });

    it('[NAV-020][TRIPS-013] after the sign-in the traveller is at the page that required it', () => {
      const asked = [known(null)];
      expect(booking(asked, places.trips).value.overlay).toBe('signIn');
      expect(booking(asked, places.trips).context.notice).toBeNull();
      const signed = booking([...asked, done('signIn', { kind: 'signedIn', user: registered, known: null, provider: null })], places.trips);
      expect([signed.value.overlay, stepOf(signed), signed.context.wanted]).toEqual(['none', 'trips', null]);
      const dismissed = booking([...asked, done('signIn', { kind: 'dismissed', known: null }), known(registered)], places.trips);
      expect([stepOf(dismissed), dismissed.context.wanted]).toEqual(['home', null]);
    });

    it('[NAV-021] a session that is over logs out with its text, and the next sign-in returns to the page', () => {
      const over = booking([known(registered), loaded, ended('expired')], places.profile);
      expect([stepOf(over), over.value.overlay, over.context.notice]).toEqual(['home', 'signIn', 'sessionExpired']);
      expect(stepOf(booking([known(registered), loaded, ended('expired'), known(registered)], places.profile))).toBe('profile');
      const stored = situation(
        wholeBooking,
        {
          location: places.profile,
          timeZone: TIME_ZONE,
          benefits: 'declined',
          layout: 'map',
          hadSession: true,
          awaited: null,
          known: null,
        },
        [known(null)],
      );
      expect([stepOf(stored), stored.context.notice]).toEqual(['home', 'sessionExpired']);
    });

    it('[NAV-023] a guest who signs in on another tab leaves the page of an account', () => {
      const open = booking([known(registered), loaded], places.profile);
      expect(actionsOf(open, known(guest))).toContain('leaveForRoot');
    });

    it('[NAV-058][NAV-059] signing out from a page of an account goes to Home', () => {
      for (const location of [places.profile, places.trips]) {
        const left = booking([known(registered), loaded, { type: 'signOut.requested' }, ended('closed')], location);
        expect([stepOf(left), left.value.overlay, left.context.notice]).toEqual(['home', 'none', 'signedOut']);
      }
      const calendar = booking([known(registered), loaded, { type: 'signOut.requested' }, ended('closed')], places.calendar);
      expect([stepOf(calendar), calendar.context.notice]).toEqual(['calendar', 'signedOut']);
    });

    it('[NAV-058][NAV-059] signing out from a paid reservation goes to Home, from its payment nowhere', () => {
      const signOut = [known(registered), loaded, { type: 'signOut.requested' }, ended('closed')] as const;
      const [payment, paidOne] = [booking(signOut, places.reservation), booking(signOut, paidReservation)];
      expect([stepOf(payment), payment.context.notice]).toEqual(['reservation', 'signedOut']);
      expect([stepOf(paidOne), paidOne.context.notice]).toEqual(['home', 'signedOut']);
    });

    it('[NAV-057] signing out from the payment goes back to the seats', () => {
      expect(actionsOf(booking([signedIn, chosen, held]), { type: 'signOut.requested' })).toContain('checkout.left');
      expect(after(signedIn, chosen, held, { type: 'signOut.requested' }, ended('closed'), done('checkout', { kind: 'backToSeats' }))).toBe(
        'seats',
      );
    });

    it('[PROFILE-010] the page signs out without the menu', () => {
      const open = booking([known(registered), loaded], places.profile);
      expect(actionsOf(open, { type: 'signOut.requested' })).toContain('signOut.requested');
    });

    it('another section of the profile keeps the page open', () => {
      const next: Location = { name: 'profile', section: 'cards' };
      const moved = booking([known(registered), loaded, { type: 'location.visited', location: next }], places.profile);
      expect([moved.matches({ step: { page: 'open' } }), moved.context.location]).toEqual([true, next]);
    });
  });

  it('[NAV-033] the pages of an account and the payment of a reservation have no step bar', () => {
    const views = [examples.profile, examples.trips, examples.reservation];
    expect(views.map(({ screen, header }) => [screen, header.step])).toEqual([
      ['profile', null],
      ['trips', null],
      ['reservation', null],
    ]);
  });

  it('[NAV-030][NAV-033][NAV-036] the paid confirmation of a reservation is step 4, and leads to no other step', () => {
    expect(examples.paidReservation.header).toMatchObject({ step: 4, reachable: [] });
    expect(examples.voucher.header).toMatchObject({ step: 4, reachable: [] });
  });

  it('a reservation that was paid stays on its page, and leaves it with the next link', () => {
    const token = { by: 'token', token: 'rl_92kd' } as const;
    const visit = (location: Location) => booking([loaded, { type: 'location.visited', location }], { name: 'reservation', link: token });
    expect(visit({ name: 'reservation', link: token, isPaid: true }).matches({ step: { page: 'open' } })).toBe(true);
    expect(visit({ name: 'reservation', link: { ...token, token: 'rl_2' } }).matches({ step: { page: 'opening' } })).toBe(true);
  });

  it('[NAV-054][NAV-055] the menu of a guest has no account, and only a loyalty card shows points', () => {
    expect(examples.guestMenu.overlay).toMatchObject({ guest: true, hasPoints: false });
    expect(examples.accountMenu.overlay).toMatchObject({ guest: false, hasPoints: true });
    expect(examples.cardlessMenu.overlay).toMatchObject({ guest: false, hasPoints: false });
  });

  it('[NAV-005] an unknown address shows Home with a notice', () => {
    expect(examples.pageNotFound).toMatchObject({ screen: 'home', notice: 'pageNotFound' });
  });

  it.each(['sessionRefused', 'sessionExpired', 'sessionRequired'] as const)(
    '[ERR-028] an expired session (%s) shows a notice and asks to sign in',
    (notice) => {
      expect(examples[notice]).toMatchObject({ notice, overlay: { kind: 'signIn' }, header: { account: null } });
    },
  );

  it('a refused session shows its notice once, and the purchase stays', async () => {
    const never = () => new Promise<never>(() => {});
    const quiet = fromCallback<EventObject, undefined>(() => {});
    const session = sessionMachine.provide({
      actors: { validateToken: fromPromise<User | null, undefined>(async () => guest), signOut: fromPromise<void, undefined>(never) },
    });
    const machine = wholeBooking.provide({ actors: { session, network: quiet } });
    const actor = createActor(machine, {
      input: {
        location: { name: 'home', asked: oneWay(null, null, null) },
        timeZone: TIME_ZONE,

        benefits: 'declined',
        layout: 'map',
        hadSession: false,
        awaited: null,
        known: null,
      },
    });
    actor.start();
    await waitFor(actor, ({ context }) => context.user !== null);
    actor.getSnapshot().children.session?.send({ type: 'session.refused', failure: { code: 'unauthorized', retryable: false } });
    const { context, value } = actor.getSnapshot();
    expect([context.user, context.notice, value.overlay]).toEqual([null, 'sessionRefused', 'signIn']);
    actor.stop();
  });

  it('the guest who signed in last is known at the next sign-in, until the sign-out', () => {
    const somebody = { email: EMAIL, phone: '8123456789' };
    const knownAfter = (...events: Parameters<typeof booking>[0]) => booking(events).context.known;
    const asked = { type: 'signIn.requested', first: 'guest' } as const;
    const signedIn = done('signIn', { kind: 'signedIn', user: guest, known: somebody, provider: null });
    expect(knownAfter(asked, signedIn)).toEqual(somebody);
    expect(booking([asked, signedIn, ended('expired')]).children.signIn?.getSnapshot().context.known).toEqual(somebody);
    expect(knownAfter(asked, signedIn, ended('closed'))).toBeNull();
    expect(knownAfter(asked, signedIn, ended('expired'), done('signIn', { kind: 'dismissed', known: null }))).toBeNull();
  });

  it('a page that was discarded at a code opens its sign-in, once', () => {
    const awaited = {
      variant: 'popup',
      email: EMAIL,
      phone: '8123456789',
      purpose: 'signUp',
      pin: 'pin-1',
      resendAt: '2026-04-17T14:23:00.000Z',
    } as const;
    const location = { name: 'home', asked: oneWay(null, null, null) } as const;
    const input = { location, timeZone: TIME_ZONE, benefits: 'declined', layout: 'map', hadSession: false, awaited, known: null } as const;
    const back = situation(wholeBooking, input, []);
    expect(back.value.overlay).toBe('signIn');
    expect(back.children.signIn?.getSnapshot().value).toBe('code');
    const closed = situation(wholeBooking, input, [done('signIn', { kind: 'dismissed', known: null })]);
    expect(closed.value.overlay).toBe('none');
    const again = situation(wholeBooking, input, [
      done('signIn', { kind: 'dismissed', known: null }),
      { type: 'signIn.requested', first: 'guest' },
    ]);
    expect(again.children.signIn?.getSnapshot().value).not.toBe('code');
  });

  it('a sign-in on another tab closes the sign-in here', () => {
    const asked = [{ type: 'account.opened' }] as const;
    expect(booking(asked).value.overlay).toBe('signIn');
    const { value, context } = booking([...asked, signedIn]);
    expect([value.overlay, context.user?.email]).toEqual(['none', guest.email]);
  });

  it('[NAV-059] signing out shows a notice and asks for nothing', () => {
    expect(examples.signedOut).toMatchObject({ notice: 'signedOut', overlay: { kind: 'none' } });
    expect(booking([signedIn, ended('closed')]).context.user).toBeNull();
    expect(booking([signedIn, chosen, held, ended('closed'), done('checkout', { kind: 'backToSeats' })]).context.notice).toBe('signedOut');
    expect(booking([signedIn, chosen, held, paid, ended('closed')]).context.notice).toBe('signedOut');
  });

  it('a purchase in another tab shows a page that can take it over', () => {
    expect(examples.elsewhere.screen).toBe('elsewhere');
    const taking = booking([chosen, { type: 'purchase.heldElsewhere' }, { type: 'purchase.takenOver' }]);
    expect(taking.matches({ step: { elsewhere: 'taking' } })).toBe(true);
  });

  it('a tab whose purchase is in another tab can search another trip, or show an order', () => {
    const leave = (location: Location) => booking([chosen, { type: 'purchase.heldElsewhere' }, { type: 'location.visited', location }]);
    const home = leave({ name: 'home', asked: oneWay('MTY', 'SLP', null) });
    expect([stepOf(home), home.context.departure, home.context.asked.originId]).toEqual(['home', null, 'MTY']);
    expect(stepOf(leave({ name: 'order', orderId: 'order-1' }))).toBe('order');
    expect(leave({ name: 'summary', cartId: 'cart-1' }).value.step).toEqual({ elsewhere: 'asking' });
  });

  it('[CONF-009] the start after a purchase is the search as it was left, not its results', () => {
    for (const leave of [done('confirmation', { kind: 'home' }), { type: 'back.pressed' }, { type: 'signOut.requested' }] as const) {
      const home = booking([typed, chosen, held, paid, leave]);
      expect(stepOf(home)).toBe('home');
      expect(searchInput(home.context)).toMatchObject({ asked: oneWay(null, null, null), typed: { originId: MTY.id } });
    }
  });

  it('another order replaces the shown one', () => {
    const another = booking([chosen, held, paid, { type: 'location.visited', location: { name: 'order', orderId: 'order-2' } }]);
    expect([stepOf(another), another.context.orderId]).toEqual(['order', 'order-2']);
  });

  it('[NAV-008] [NAV-031] an edit has an address of its own, and no reachable step', () => {
    expect(examples.editingSeats).toMatchObject({
      screen: 'seats',
      location: { name: 'seats', editing: true },
      header: { step: 2, reachable: [], canGoBack: true },
    });
    const editing = booking([signedIn, chosen, held, paid, edit]);
    expect(editing.context).toMatchObject({ change: CHANGE, departure: DEPARTURE, passengers: [] });
  });

  it('a cancelled edit returns to the page that began it, with the pass of its link', () => {
    const link: Location = { name: 'ownOrder', orderId: ORDER.id, pass: 'pass' };
    expect(editedTickets({ orderId: null, editPage: link })).toBe(link);
    expect(editedTickets({ orderId: null, editPage: null })).toEqual({ name: 'trips' });
    expect(editedTickets({ orderId: ORDER.id, editPage: null })).toEqual({ name: 'order', orderId: ORDER.id });
  });

  it('a cancelled edit ends at the tickets, and a finished one at the new tickets', () => {
    const left = done('seats', { kind: 'left', benefits: 'declined', layout: 'map' });
    const back = booking([signedIn, chosen, held, paid, edit, left]);
    expect([stepOf(back), back.context.orderId, back.context.change]).toEqual(['order', ORDER.id, null]);
    expect(examples.editCancelled).toMatchObject({ screen: 'order', notice: 'editCancelled' });
    const done2 = done('checkout', { kind: 'paid', orderId: 'order-2' });
    const anew = booking([signedIn, chosen, held, paid, edit, held, done2]);
    expect([stepOf(anew), anew.context.orderId, anew.context.change]).toEqual(['order', 'order-2', null]);
  });

  it('[NAV-027] leaving the payment for Home ends at Home after the release', () => {
    const home: Location = { name: 'home', asked: oneWay(null, null, null) };
    expect(after(chosen, held, { type: 'location.visited', location: home }, done('checkout', { kind: 'abandoned' }))).toBe('home');
  });

  it.each<[Location, Location['name']]>([
    [{ name: 'order', orderId: 'o-2' }, 'order'],
    [{ name: 'voucher', orderId: 'o-2' }, 'voucher'],
    [{ name: 'trips' }, 'home'],
    [{ name: 'profile', section: 'data' }, 'home'],
    [{ name: 'calendar', view: 'main', asked: oneWay(null, null, null) }, 'home'],
  ])('[NAV-026][NAV-027] leaving the payment for %j arrives at %s', (location, name) => {
    const left = booking([chosen, held, { type: 'location.visited', location }, done('checkout', { kind: 'abandoned' })]);
    expect(stepOf(left)).toBe(name);
    expect(left.context.orderId).toBe('orderId' in location ? 'o-2' : null);
  });

  it('[NAV-029] going Home from the seats is cancelled while the sign-in is open', () => {
    const home = { type: 'location.visited', location: { name: 'home', asked: oneWay(null, null, null) } } as const;
    const open = booking([chosen, { type: 'signIn.requested', first: 'guest' }]);
    expect([open.can(home), booking([chosen]).can(home)]).toEqual([false, true]);
  });

  it('[AUTH-003] [AUTH-008] the sign-in of a purchase is the lightbox, any other the popup; only a seat begins as a guest', () => {
    const opened = (...events: Parameters<typeof booking>[0]) => booking(events).children.signIn?.getSnapshot().context;
    expect(opened({ type: 'account.opened' })).toMatchObject({ variant: 'popup', first: 'email' });
    expect(opened(chosen, { type: 'account.opened' })).toMatchObject({ variant: 'lightbox', first: 'email' });
    expect(opened(chosen, { type: 'signIn.requested', first: 'guest' })).toMatchObject({ variant: 'lightbox', first: 'guest' });
    expect(opened(chosen, held, { type: 'signIn.requested', first: 'email' })).toMatchObject({ variant: 'lightbox', first: 'email' });
  });

  it('a sign-in with an account of a provider says whose account it is, by the e-mail while it has no name', () => {
    expect(examples.socialSignedIn).toMatchObject({ notice: { provider: 'google', as: 'Begoña Treviño Garza' } });
    const nameless = done('signIn', { kind: 'signedIn', user: { ...registered, fullName: '' }, provider: 'apple', known: null });
    expect(booking([{ type: 'account.opened' }, nameless]).context.notice).toEqual({ provider: 'apple', as: registered.email });
  });

  it('[NAV-045] the seats need a trip: without a chosen or a stored one, their address shows Home', () => {
    const seats: Location = { name: 'seats', editing: false };
    expect(stepOf(booking([done('restorePurchase', null)], seats))).toBe('home');
    expect(stepOf(booking([restoredSeats()], seats))).toBe('seats');
  });

  it('[NAV-073] a paid order and a left purchase have no cart any more', () => {
    const none = { cartId: null, passengers: [] };
    expect(booking([chosen, held]).context).toMatchObject({ cartId: CART.id, passengers: [expect.anything()] });
    expect(booking([chosen, held, paid]).context).toMatchObject(none);
    expect(booking([chosen, held, done('checkout', { kind: 'toSearch' })]).context).toMatchObject(none);
  });

  describe('the search popup over the trips of an account', () => {
    const trips: Location = { name: 'trips' };
    const over = (...events: Parameters<typeof booking>[0]) => booking([registeredSignedIn, loaded, ...events], trips);
    const searched = done('searchPopup', { kind: 'asked', asked: { ...oneWay(MTY.id, SLP.id, '2026-04-20') } });

    it('[TRIPS-004][SEARCH-012] has one opener for a new search and one for the current trip', () => {
      expect(examples.newSearch).toMatchObject({ screen: 'trips', overlay: { kind: 'newSearch' } });
      expect(examples.tripEditor).toMatchObject({ screen: 'trips', overlay: { kind: 'tripEditor' }, header: { canEditTrip: true } });
      expect(examples.trips.header.canEditTrip).toBe(false);
      const draftOf = (type: 'search.requested' | 'trip.edited') =>
        booking([registeredSignedIn, { type: 'location.visited', location: trips }, loaded, { type }], {
          name: 'home',
          asked: oneWay(MTY.id, SLP.id, '2026-04-20'),
        }).children.searchPopup?.getSnapshot().context.draft;
      expect(draftOf('search.requested')).toMatchObject({ originId: null, destinationId: null });
      expect(draftOf('trip.edited')).toMatchObject({ originId: MTY.id, destinationId: SLP.id, date: '2026-04-20' });
    });

    it('[SEARCH-024][SEARCH-025][SEARCH-026] saves its search as the current trip and returns to Home', () => {
      const after = over({ type: 'search.requested' }, searched);
      expect([stepOf(after), after.value.overlay]).toEqual(['home', 'none']);
      expect(after.context.asked).toEqual(oneWay(MTY.id, SLP.id, '2026-04-20'));
    });

    it('[SEARCH-027] closed without a search, it changes nothing', () => {
      const after = over({ type: 'search.requested' }, done('searchPopup', { kind: 'closed' }));
      expect([stepOf(after), after.value.overlay, after.context.asked]).toEqual(['trips', 'none', over().context.asked]);
    });

    it('ends with its page', () => {
      const after = over({ type: 'search.requested' }, ended('expired'));
      expect([stepOf(after), after.value.overlay]).toEqual(['home', 'signIn']);
    });
  });

  it.each([
    [{ name: 'home', asked: oneWay(MTY.id, SLP.id, '2026-04-20') }, 'home'],
    [{ name: 'order', orderId: ORDER.id }, 'order'],
    [{ name: 'trips' }, 'home'],
    [{ name: 'profile', section: 'data' }, 'home'],
    [{ name: 'calendar', view: 'main', asked: oneWay(MTY.id, SLP.id, null) }, 'home'],
  ] satisfies [Location, string][])('[NAV-026] from the payment, the address %j leads to %s', (location, step) => {
    const left = booking([
      registeredSignedIn,
      chosen,
      held,
      { type: 'location.visited', location },
      done('checkout', { kind: 'abandoned' }),
    ]);
    expect([stepOf(left), left.context.location.name]).toEqual([step, step]);
  });

  it('[NAV-026] a visited address leaves the payment only after its release', () => {
    const visited = booking([chosen, held]);
    expect(visited.can({ type: 'location.visited', location: { name: 'seats', editing: false } })).toBe(true);
    expect(visited.can({ type: 'location.visited', location: { name: 'summary', cartId: 'cart-1' } })).toBe(false);
    expect(after(chosen, held, paid)).toBe('order');
  });
});
