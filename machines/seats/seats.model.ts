import type { AnyMachineSnapshot } from 'xstate';
import type { SeatNews } from '../domain/seat.ts';
import { MAX_PASSENGERS, type Passenger } from '../domain/passenger.ts';
import { runName, type Direction } from '../domain/trip.ts';
import { ALL_FARES, BEGONA, CHANGE, DEPARTURE, EMAIL, FARES, INIGO, NOW, RETURN, seatMap, SERVICES } from '../testing/fixtures.ts';
import { isIn, type Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { oneWay } from './seats.examples.ts';
import { seatsMachine } from './seats.machine.ts';
import { isBegun } from './seats.rules.ts';

const refused = (code: string, seats?: { run: string; seatId: string }[]) => ({ code, retryable: false, ...(seats ? { seats } : {}) });
const lost = { code: 'network', retryable: true };

const drawn = done('outboundMap', { map: seatMap(), fares: FARES, services: SERVICES, quotas: [] });
const ONE_WAY: Direction[] = ['outbound'];
const BOTH_WAYS: Direction[] = ['outbound', 'return'];
const directionsOf = ({ context }: AnyMachineSnapshot) => (context.buses.return === null ? ONE_WAY : BOTH_WAYS);
const partyOn = ({ context }: AnyMachineSnapshot, direction: Direction): Passenger[] =>
  context.passengers.filter((passenger: Passenger) => passenger.direction === direction);
const seatsOf = (at: AnyMachineSnapshot, direction: Direction) => partyOn(at, direction).map(({ seatId }) => seatId);

/** What was heard while the map was asked for, however often. */
const versionsOf = (unheard: readonly SeatNews[]) => [...new Set(unheard.map(({ version }) => version))].toSorted((a, b) => a - b).join();

const bus: Pick<Model, 'machine' | 'facts' | 'invariants'> = {
  machine: seatsMachine,
  invariants: {
    'five at most travel a way': (at) => directionsOf(at).every((direction) => partyOn(at, direction).length <= MAX_PASSENGERS),
    'a seat has one passenger': (at) =>
      directionsOf(at).every((direction) => new Set(seatsOf(at, direction)).size === partyOn(at, direction).length),
    // The first one is on its way back already: a claim that follows it comes after it.
    'nobody sits on a seat that waits to be given back': (at) =>
      isIn(at, 'flow.abandoning') ||
      directionsOf(at).every((direction) => {
        const waiting = at.context.buses[direction].toRelease.slice(1);
        return !seatsOf(at, direction).some((seatId) => waiting.includes(seatId));
      }),
    'who travels is on a bus that is sold': (at) =>
      at.context.passengers.every(({ direction }: Passenger) => at.context.buses[direction] !== null) &&
      at.context.buses[at.context.tab] !== null,
    'in an edit nobody travels without a ticket, and nobody twice': ({ context }) =>
      context.change === null ||
      (context.passengers.every(({ ticketId }: Passenger) => ticketId !== undefined) &&
        new Set(context.passengers.map(({ ticketId }: Passenger) => ticketId)).size === context.passengers.length),
    'a form is open for somebody': (at) => !isIn(at, 'flow.adding') || at.context.draft !== null,
    'is blocked under a key': (at) => !isIn(at, 'flow.blocking') || at.context.block !== null,
    'ends held with a hold': (at) => !isIn(at, 'seats.held') || at.context.hold !== null,
  },
  facts: ({ context }) => [
    context.passengers.map(({ seatId, fareId }: { seatId: string; fareId: string }) => seatId + fareId).join(),
    context.draft && [
      context.draft.seatId,
      context.draft.fareId,
      context.draft.editing,
      context.draft.firstName.length,
      context.draft.lastName !== '',
    ],
    context.alert?.kind,
    context.wanted,
    context.email !== null,
    context.tab,
    context.draft?.sameAs,
    context.buses.outbound.map?.taken.includes('ground-7'),
    context.buses.outbound.map?.taken.length,
    context.buses.outbound.claims.length > 0,
    context.buses.outbound.toRelease.length > 0,
    versionsOf(context.buses.outbound.unheard),
    context.buses.return?.map?.taken.length,
    versionsOf(context.buses.return?.unheard ?? []),
    (context.buses.return?.claims.length ?? 0) > 0,
    (context.buses.return?.toRelease.length ?? 0) > 0,
    isBegun(context),
    context.benefits,
    context.layout,
    context.placingPet,
    context.moves.length,
    context.sought?.seatId,
    context.queue.length,
    context.together,
    context.traveller,
    context.passengers.map(({ ticketId }: Passenger) => ticketId).join(),
  ],
};

/** What happens to the bus of a direction and its channel. */
const opened = (direction: Direction) => ({ type: 'channel.opened', direction, at: NOW });
const lostChannel = (direction: Direction) => ({ type: 'channel.lost', direction, at: NOW });
const told = (direction: Direction, version: number, seatId: string, kind: SeatNews['kind']) => ({
  type: 'seat.reported',
  direction,
  news: [{ version, seatId, kind }],
});
/** What the traveller does with whichever bus is shown. */
const looks = { mapRetried: { type: 'map.retried' }, floorChosen: { type: 'floor.chosen', floor: 'top' } };

const round = {
  input: { ...oneWay, returnDeparture: RETURN, passengers: [BEGONA] },
};
const returnDrawn = done('returnMap', { map: seatMap(), fares: FARES, services: SERVICES, quotas: [] });
const reclaimed = done('selectSeats', [{ direction: 'outbound', claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }]);

/** A pet away from whoever could go with it. */
const CANELA = { ...BEGONA, id: 'p3', seatId: 'ground-1', firstName: 'Canela', lastName: '', fareId: '370', serviceIds: [] };

const FIVE = [1, 5, 6, 7, 8].map((seat) => ({
  ...BEGONA,
  id: `ground-${seat}`,
  seatId: `ground-${seat}`,
  firstName: `Begoña ${'abcdefgh'[seat - 1]}`,
}));

/** What can happen to the map and its channel, to a traveller who chooses, and to the block. */
const throughMap = [
  {
    ...bus,
    input: { ...oneWay, passengers: [BEGONA] },
    events: {
      mapComes: drawn,
      mapFails: failed('outboundMap', lost),
      ...looks,
      channelOpened: opened('outbound'),
      channelLost: lostChannel('outbound'),
      mySeatFreed: told('outbound', 8, 'ground-6', 'freed'),
      mySeatTaken: told('outbound', 9, 'ground-6', 'taken'),
      quotaTold: {
        type: 'quota.reported',
        direction: 'outbound',
        news: { version: 7, quotas: [{ fareId: '4', places: 8, left: [5, 3] }] },
      },
      seatsClaimedAgain: reclaimed,
      seatsLostMeanwhile: done('selectSeats', [{ direction: 'outbound', claims: [], lost: ['ground-6'] }]),
      reclaimFails: failed('selectSeats', lost),
      alertClosed: { type: 'alert.closed' },
    },
  },
  {
    ...bus,
    input: { ...oneWay, email: null },
    events: {
      mapComes: drawn,
      seatChosen: { type: 'seat.chosen', seatId: 'ground-6' },
      seatClaimed: done('selectSeat', { seatId: 'ground-6', expiresAt: NOW }),
      otherSeatChosen: { type: 'seat.chosen', seatId: 'ground-7' },
      seatTaken: failed('selectSeat', refused('seat-taken')),
      signedIn: done('identify', { email: EMAIL }),
      signInDismissed: failed('identify', refused('unauthorized')),
      firstNameTyped: { type: 'name.typed', field: 'firstName', text: 'Íñigo' },
      lastNameTyped: { type: 'name.typed', field: 'lastName', text: 'Peña' },
      nameLeft: { type: 'name.left', field: 'firstName' },
      shortNameTyped: { type: 'name.typed', field: 'firstName', text: 'Í' },
      fareChosen: { type: 'fare.chosen', fareId: '1' },
      serviceToggled: { type: 'service.toggled', serviceId: '64' },
      servicesToggled: { type: 'services.toggled' },
      passengerSubmitted: { type: 'passenger.submitted' },
      passengerDismissed: { type: 'passenger.dismissed' },
      passengerRemoved: { type: 'passenger.removed', id: 'outbound:ground-6' },
      passengerEdited: { type: 'passenger.edited', id: 'outbound:ground-6' },
      seatReleased: done('outboundRelease'),
      releaseFails: failed('outboundRelease', lost),
      seatsContinued: { type: 'seats.continued' },
      seatsLeft: { type: 'seats.left' },
      leaveConfirmed: { type: 'leave.confirmed' },
      leaveCancelled: { type: 'leave.cancelled' },
      alertClosed: { type: 'alert.closed' },
    },
  },
  {
    ...bus,
    input: { ...oneWay, passengers: [BEGONA] },
    events: {
      mapComes: drawn,
      seatsClaimedAgain: reclaimed,
      seatsContinued: { type: 'seats.continued' },
      keyMade: done('makeKey', 'key-1'),
      seatLostBefore: told('outbound', 8, 'ground-6', 'taken'),
      keyFails: failed('makeKey', lost),
      seatsBlocked: done('blockSeats', { cartId: 'cart-1', expiresAt: NOW }),
      blockLost: failed('blockSeats', lost),
      blockRefused: failed('blockSeats', refused('seats-lost', [{ run: runName(DEPARTURE.run), seatId: 'ground-6' }])),
      blockUnauthorized: failed('blockSeats', refused('unauthorized')),
      signedIn: done('identifyToBlock', { email: EMAIL }),
      signInDismissed: failed('identifyToBlock', refused('unauthorized')),
      alertClosed: { type: 'alert.closed' },
    },
  },
  {
    ...bus,
    input: { ...oneWay, passengers: [INIGO] },
    events: {
      mapComes: drawn,
      seatsClaimedAgain: done('selectSeats', [{ direction: 'outbound', claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: [] }]),
      seatsContinued: { type: 'seats.continued' },
      seatChosen: { type: 'seat.chosen', seatId: 'ground-6' },
      seatClaimed: done('selectSeat', { seatId: 'ground-6', expiresAt: NOW }),
      channelOpened: opened('outbound'),
      claimRunsOut: told('outbound', 8, 'ground-6', 'freed'),
      otherTakesIt: told('outbound', 9, 'ground-6', 'taken'),
      operationFails: failed('selectSeat', refused('operation-failed')),
      alertClosed: { type: 'alert.closed' },
      seatReleased: done('outboundRelease'),
    },
  },
  {
    ...bus,
    input: { ...oneWay, passengers: FIVE },
    events: {
      mapComes: drawn,
      seatsClaimedAgain: done('selectSeats', [
        { direction: 'outbound', claims: FIVE.map(({ seatId }) => ({ seatId, expiresAt: NOW })), lost: [] },
      ]),
      sixthSeatChosen: { type: 'seat.chosen', seatId: 'top-14' },
      alertClosed: { type: 'alert.closed' },
    },
  },
  /** There and back: the second bus. */
  {
    ...bus,
    ...round,
    events: {
      mapComes: drawn,
      seatsClaimedAgain: reclaimed,
      returnShown: { type: 'tab.chosen', direction: 'return' },
      outboundShown: { type: 'tab.chosen', direction: 'outbound' },
      returnMapComes: returnDrawn,
      returnMapFails: failed('returnMap', lost),
      ...looks,
      returnChannelOpened: opened('return'),
      returnChannelLost: lostChannel('return'),
      returnSeatTaken: told('return', 8, 'ground-7', 'taken'),
      returnQuotaTold: {
        type: 'quota.reported',
        direction: 'return',
        news: { version: 7, quotas: [{ fareId: '4', places: 8, left: [5, 3] }] },
      },
      returnSeatGap: told('return', 10, 'ground-8', 'taken'),
    },
  },
  /** There and back: names that are not typed twice, and as many back as out. */
  {
    ...bus,
    ...round,
    events: {
      mapComes: drawn,
      seatsClaimedAgain: reclaimed,
      returnMapComes: returnDrawn,
      seatChosen: { type: 'seat.chosen', seatId: 'ground-6' },
      seatClaimed: done('selectSeat', { seatId: 'ground-6', expiresAt: NOW }),
      nameReused: { type: 'name.reused', passengerId: BEGONA.id },
      passengerSubmitted: { type: 'passenger.submitted' },
      passengerDismissed: { type: 'passenger.dismissed' },
      returnSeatReleased: done('returnRelease'),
      returnReleaseFails: failed('returnRelease', lost),
      seatsContinued: { type: 'seats.continued' },
      keyMade: done('makeKey', 'key-1'),
    },
  },
  /** The benefits notice, and a pet with who goes with it. */
  {
    ...bus,
    input: { ...oneWay, benefits: 'unasked' },
    events: {
      petBusComes: done('outboundMap', { map: seatMap(), fares: ALL_FARES, services: SERVICES, quotas: [] }),
      windowChosen: { type: 'seat.chosen', seatId: 'ground-5' },
      windowClaimed: done('selectSeat', { seatId: 'ground-5', expiresAt: NOW }),
      benefitsAccepted: { type: 'benefits.accepted' },
      benefitsDeclined: { type: 'benefits.declined' },
      petChosen: { type: 'fare.chosen', fareId: '370' },
      petNamed: { type: 'name.typed', field: 'firstName', text: 'Canela' },
      petsShown: { type: 'pets.shown' },
      petsHidden: { type: 'pets.hidden' },
      passengerSubmitted: { type: 'passenger.submitted' },
      companionClaimed: done('selectCompanion', [{ direction: 'outbound', claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }]),
      companionTaken: done('selectCompanion', [{ direction: 'outbound', claims: [], lost: ['ground-6'] }]),
      companionFails: failed('selectCompanion', lost),
      alertClosed: { type: 'alert.closed' },
      seatReleased: done('outboundRelease'),
    },
  },
  /** A group: the best seats, and the form of each. */
  {
    ...bus,
    input: oneWay,
    events: {
      mapComes: drawn,
      togetherOpened: { type: 'together.opened' },
      togetherCounted: { type: 'together.counted', count: 1 },
      togetherAccepted: { type: 'together.accepted' },
      togetherDismissed: { type: 'together.dismissed' },
      togetherClaimed: done('selectTogether', [
        { direction: 'outbound', claims: ['ground-5', 'ground-6'].map((seatId) => ({ seatId, expiresAt: NOW })), lost: [] },
      ]),
      togetherTaken: done('selectTogether', [
        { direction: 'outbound', claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: ['ground-6'] },
      ]),
      togetherFails: failed('selectTogether', lost),
      alertClosed: { type: 'alert.closed' },
      firstNameTyped: { type: 'name.typed', field: 'firstName', text: 'Íñigo' },
      lastNameTyped: { type: 'name.typed', field: 'lastName', text: 'Peña' },
      passengerSubmitted: { type: 'passenger.submitted' },
    },
  },
  /** The list beside the map, and the way to a number. */
  {
    ...bus,
    input: oneWay,
    events: {
      mapComes: drawn,
      listShown: { type: 'list.shown' },
      mapShown: { type: 'map.shown' },
      seatSought: { type: 'seat.sought', number: '20' },
      seatSoughtInVain: { type: 'seat.sought', number: '99' },
      seatChosen: { type: 'seat.chosen', seatId: 'ground-6' },
      seatClaimed: done('selectSeat', { seatId: 'ground-6', expiresAt: NOW }),
      passengerDismissed: { type: 'passenger.dismissed' },
      seatReleased: done('outboundRelease'),
    },
  },
  /** A rule for pets that is broken, and a seat that is lost with an equal one free. */
  {
    ...bus,
    input: { ...oneWay, passengers: [CANELA, BEGONA] },
    events: {
      petBusComes: done('outboundMap', { map: seatMap(), fares: ALL_FARES, services: SERVICES, quotas: [] }),
      bothClaimedAgain: done('selectSeats', [
        {
          direction: 'outbound',
          claims: [
            { seatId: 'ground-1', expiresAt: NOW },
            { seatId: 'ground-6', expiresAt: NOW },
          ],
          lost: [],
        },
      ]),
      seatLostMeanwhile: done('selectSeats', [
        { direction: 'outbound', claims: [{ seatId: 'ground-1', expiresAt: NOW }], lost: ['ground-6'] },
      ]),
      seatsContinued: { type: 'seats.continued' },
      alertClosed: { type: 'alert.closed' },
      offerTaken: { type: 'offer.taken' },
      offerClaimed: done('selectOffers', [{ direction: 'outbound', claims: [{ seatId: 'ground-7', expiresAt: NOW }], lost: [] }]),
      offerGone: done('selectOffers', [{ direction: 'outbound', claims: [], lost: ['ground-7'] }]),
      offerFails: failed('selectOffers', lost),
    },
  },
  /** Seats that were chosen before, and a sign-in before they are blocked. */
  {
    ...bus,
    input: { ...oneWay, email: null, passengers: [BEGONA] },
    events: {
      mapComes: drawn,
      seatsClaimedAgain: reclaimed,
      seatsContinued: { type: 'seats.continued' },
      signedIn: done('identifyToBlock', { email: EMAIL }),
      signInDismissed: failed('identifyToBlock', refused('unauthorized')),
      keyMade: done('makeKey', 'key-1'),
    },
  },
  /** Other seats for bought tickets. */
  {
    ...bus,
    input: { ...oneWay, change: CHANGE },
    events: {
      mapComes: done('outboundMap', { map: seatMap(['ground-5', 'ground-6']), fares: FARES, services: SERVICES, quotas: [] }),
      seatChosen: { type: 'seat.chosen', seatId: 'ground-8' },
      otherSeatChosen: { type: 'seat.chosen', seatId: 'ground-7' },
      thirdSeatChosen: { type: 'seat.chosen', seatId: 'ground-10' },
      seatClaimed: done('selectSeat', { seatId: 'ground-8', expiresAt: NOW }),
      seatTaken: failed('selectSeat', refused('seat-taken')),
      travellerChosen: { type: 'traveller.chosen', ticketId: 't1' },
      travellerEdited: { type: 'passenger.edited', id: 'outbound:ground-8' },
      serviceToggled: { type: 'service.toggled', serviceId: '64' },
      passengerSubmitted: { type: 'passenger.submitted' },
      alertClosed: { type: 'alert.closed' },
      seatReleased: done('outboundRelease'),
      seatsContinued: { type: 'seats.continued' },
      keyMade: done('makeKey', 'key-1'),
      seatsBlocked: done('blockSeats', { cartId: 'cart-1', expiresAt: NOW }),
    },
  },
] satisfies Model[];

/** The same again for who prefers the list, but for how the map comes and how the list is opened. */
const throughList = throughMap
  .filter(({ events }) => !('mapFails' in events) && !('listShown' in events))
  .map((model) => ({ ...model, input: { ...model.input, layout: 'list' } }));

export const seatsModels = [...throughMap, ...throughList] satisfies Model[];
