import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { BlockOutput } from '../block/block.types.ts';
import type { BusFacts } from '../bus/bus.types.ts';
import type { SeatsOfRun } from '../domain/claims.ts';
import { MAX_PASSENGERS, type Passenger } from '../domain/passenger.ts';
import { runName, type Direction } from '../domain/trip.ts';
import type { GroupOutput } from '../group/group.types.ts';
import type { PassengerDraft, PassengerFormOutput } from '../passengerForm/passengerForm.types.ts';
import { ALL_FARES, BEGONA, CHANGE, DEPARTURE, EMAIL, FARES, INIGO, NOW, RETURN, seatMap, SERVICES } from '../testing/fixtures.ts';
import { done, failed, isIn, next, type Model } from 'xstate-paths';
import { oneWay } from './seats.examples.ts';
import { seatsMachine } from './seats.machine.ts';
import type { Move } from './seats.types.ts';

const refused = (code: string) => ({ code, retryable: false });
const lost = { code: 'network', retryable: true };

const ONE_WAY: Direction[] = ['outbound'];
const BOTH_WAYS: Direction[] = ['outbound', 'return'];
const directionsOf = ({ context }: AnyMachineSnapshot) => (context.buses.return === null ? ONE_WAY : BOTH_WAYS);
const partyOn = ({ context }: AnyMachineSnapshot, direction: Direction): Passenger[] =>
  context.passengers.filter((passenger: Passenger) => passenger.direction === direction);
const seatsOf = (at: AnyMachineSnapshot, direction: Direction) => partyOn(at, direction).map(({ seatId }) => seatId);

/** The facts that a bus publishes. */
const published = (direction: Direction, facts: Partial<BusFacts> = {}): AnyEventObject => ({
  type: `xstate.snapshot.${direction}Bus`,
  snapshot: {
    context: {
      departure: direction === 'outbound' ? DEPARTURE : RETURN,
      map: seatMap(),
      doubted: [],
      fares: FARES,
      services: SERVICES,
      quotas: [],
      ...facts,
    },
  },
});
const taken = (...seatIds: string[]) => seatMap([...seatMap().taken, ...seatIds]);
const drawn = published('outbound');
const returnDrawn = published('return');
const petBus = published('outbound', { fares: ALL_FARES });
const sixTaken = published('outbound', { map: taken('ground-6') });

/** The outputs of the other charts. */
const formEnds = (ended: PassengerFormOutput) => done('passengerForm', ended);
const groupEnds = (ended: GroupOutput) => done('group', ended);
const blockEnds = (ended: Partial<BlockOutput>) => done('block', { email: EMAIL, key: null, passengers: [BEGONA], ...ended });
const asks = (child: 'passengerForm' | 'group', ...seatIds: string[]) => ({
  type: `xstate.snapshot.${child}`,
  snapshot: { context: { asked: seatIds.length > 0 ? [{ direction: 'outbound', run: DEPARTURE.run, seatIds }] : [] } },
});
/** The names of added passengers; each is unique. */
export const NAMES = ['Íñigo', 'Ana', 'Luz'];
const named = (draft: PassengerDraft, { length }: readonly Passenger[]): PassengerDraft =>
  draft.firstName === '' ? { ...draft, firstName: NAMES[length] ?? '', lastName: 'Peña' } : draft;
const asPet = (draft: PassengerDraft): PassengerDraft => ({ ...draft, firstName: 'Canela', fareId: '370' });
const claimed = (...seatIds: string[]) => [
  { direction: 'outbound' as const, claims: seatIds.map((seatId) => ({ seatId, expiresAt: NOW })), lost: [] },
];
const gone = (...seatIds: string[]) => [{ direction: 'outbound' as const, claims: [], lost: seatIds }];

/** The seats that an answer reports as taken. */
function lostBy({ context }: AnyMachineSnapshot, { type, output, error }: AnyEventObject): string[] {
  if (type === 'xstate.error.actor.selectSeat') return error?.code === 'seat-taken' && context.wanted ? [context.wanted] : [];
  if (type === 'xstate.done.actor.passengerForm' && output.kind === 'seatTaken') return context.draft ? [context.draft.seatId] : [];
  if (type === 'xstate.done.actor.block') return output.failure?.seats?.map(({ seatId }: { seatId: string }) => seatId) ?? [];
  const answers = type.startsWith('xstate.done.actor.select') ? output : type.startsWith('xstate.done.actor.') ? output?.claimed : [];
  return Array.isArray(answers) ? answers.flatMap(({ lost: seatIds }: { lost: string[] }) => seatIds) : [];
}

/** The facts of a bus with these seats taken too. */
const takenToo = (bus: BusFacts, seatIds: readonly string[]): Partial<BusFacts> => ({
  ...bus,
  map: bus.map && { ...bus.map, taken: [...new Set([...bus.map.taken, ...seatIds])] },
});

/** The events that the other charts send right after an event. */
function answersOf(at: AnyMachineSnapshot, event: AnyEventObject): AnyEventObject[] {
  const { context } = at;
  const { draft, passengers } = context;
  const { type } = event;
  const isOpen = isIn(at, 'flow.adding');
  const lostSeats = lostBy(at, event);
  // Only the seat that the traveller chose may be of the way back.
  const direction = type === 'xstate.error.actor.selectSeat' ? context.tab : 'outbound';
  if (lostSeats.length > 0) return [published(direction, takenToo(context.buses[direction], lostSeats))];
  if (type === 'together.dismissed') return [groupEnds({ kind: 'dismissed' })];
  if (type === 'together.accepted') return [asks('group', 'ground-5', 'ground-6')];
  if (!isOpen) return [];
  switch (type) {
    case 'passenger.submitted':
      return passengers.length === 0 && context.buses.outbound.fares === ALL_FARES
        ? [asks('passengerForm', 'ground-6')]
        : [formEnds({ kind: 'accepted', draft: named(draft, passengers), companion: null })];
    case 'passenger.dismissed':
      return [formEnds({ kind: 'dismissed' })];
    case 'pets.shown':
      return [formEnds({ kind: 'petPlaced' })];
    default:
      return [];
  }
}

/** The seats that are being claimed. */
const requestsOf = (at: AnyMachineSnapshot): Pick<SeatsOfRun, 'direction' | 'seatIds'>[] => [
  ...at.context.asked,
  ...at.context.moves.map(({ passenger, to }: Move) => ({ direction: passenger.direction, seatIds: [to] })),
  ...(isIn(at, 'flow.claiming') || isIn(at, 'flow.reseating') ? [{ direction: at.context.tab, seatIds: [at.context.wanted] }] : []),
];

/** The answers to all releases in progress and to those that follow. */
function released(at: AnyMachineSnapshot): AnyEventObject[] {
  const direction = at.status === 'active' && BOTH_WAYS.find((way) => at.context.releasing[way] !== null);
  if (!direction) return [];
  const answer = done(`${direction}Release`);
  return [answer, ...released(next(seatsMachine, at, answer))];
}

/** The answers of the other charts, and of the releases that follow. */
function brings(at: AnyMachineSnapshot, event: AnyEventObject): AnyEventObject[] {
  const answers = answersOf(at, event);
  return [...answers, ...released([event, ...answers].reduce((now, one) => next(seatsMachine, now, one), at))];
}

const party: Pick<Model, 'machine' | 'invariants' | 'brings'> & { facts: (at: AnyMachineSnapshot) => unknown[] } = {
  machine: seatsMachine,
  brings,
  invariants: {
    'five at most travel a way': (at) => directionsOf(at).every((direction) => partyOn(at, direction).length <= MAX_PASSENGERS),
    'a seat has one passenger': (at) =>
      directionsOf(at).every((direction) => new Set(seatsOf(at, direction)).size === partyOn(at, direction).length),
    'nobody sits on a seat that others hold': (at) =>
      isIn(at, 'seats.held') ||
      directionsOf(at).every((direction) =>
        seatsOf(at, direction).every((seatId) => !at.context.buses[direction].map?.taken.includes(seatId)),
      ),
    'who travels is on a bus that is sold': (at) =>
      at.context.passengers.every(({ direction }: Passenger) => at.context.buses[direction] !== null) &&
      at.context.buses[at.context.tab] !== null,
    'in an edit nobody travels without a ticket, and nobody twice': ({ context }) =>
      context.change === null ||
      (context.passengers.every(({ ticketId }: Passenger) => ticketId !== undefined) &&
        new Set(context.passengers.map(({ ticketId }: Passenger) => ticketId)).size === context.passengers.length),
    'a form is open for somebody': (at) => !isIn(at, 'flow.adding') || at.context.draft !== null,
    'a requested seat is claimed': (at) =>
      requestsOf(at).every(({ direction, seatIds }) => seatIds.every((seatId) => at.context.claims[direction].includes(seatId))),
    'nothing is being claimed without a chart that claims it': (at) =>
      at.context.asked.length === 0 || isIn(at, 'flow.adding') || isIn(at, 'flow.gathering'),
    'ends held with a hold': (at) => !isIn(at, 'seats.held') || at.context.hold !== null,
  },
  facts: ({ context }) => [
    context.passengers.map(({ seatId, fareId, firstName }: Passenger) => [seatId, fareId, firstName !== '']).join(),
    context.draft && [context.draft.seatId, context.draft.editing],
    context.alert?.kind,
    context.wanted,
    context.email !== null,
    context.tab,
    context.buses.outbound.map?.taken.filter((seatId: string) => ['ground-6', 'ground-7', 'ground-8'].includes(seatId)).join(),
    context.buses.outbound.map === null,
    context.buses.return?.map?.taken.length,
    context.block !== null,
    context.benefits,
    context.layout,
    context.placingPet,
    context.moves.length,
    context.sought?.seatId,
    context.queue.length,
    context.together,
    context.asked.length,
    context.traveller,
    context.passengers.map(({ ticketId }: Passenger) => ticketId).join(),
  ],
};

const mapComes = drawn;
const seatChosen = { type: 'seat.chosen', seatId: 'ground-6' };
const seatClaimed = done('selectSeat', { seatId: 'ground-6', expiresAt: NOW });
const seatsClaimedAgain = done('selectSeats', claimed('ground-6'));
const seatsContinued = { type: 'seats.continued' };
const alertClosed = { type: 'alert.closed' };
const passengerSubmitted = { type: 'passenger.submitted' };
const passengerDismissed = { type: 'passenger.dismissed' };
const seatsBlocked = blockEnds({ kind: 'held', hold: { cartId: 'cart-1', expiresAt: NOW } });
/** Actions that work on either bus. */
const looks = { floorChosen: { type: 'floor.chosen', floor: 'top' }, mapRetried: { type: 'map.retried' } };
/** The map is retried only where it failed to load. */
const mayRetry = ({ context }: AnyMachineSnapshot, { type }: AnyEventObject) =>
  type !== 'map.retried' || context.buses[context.tab].map === null;
const mayLook = (at: AnyMachineSnapshot, event: AnyEventObject) =>
  mayRetry(at, event) && (event.type !== 'floor.chosen' || at.context.buses[at.context.tab].map !== null);

/** The form and the group answer only for requested seats, and get no new request before. */
const answersAsked = ({ context }: AnyMachineSnapshot, { type, output }: AnyEventObject) => {
  const isAsked = context.asked.length > 0;
  // Only the first group finds the seats of the answer free.
  if (type === 'together.opened') return context.passengers.length === 0;
  if (type === 'passenger.submitted') return !isAsked && !context.buses.outbound.map?.taken.includes('ground-6');
  if (type.startsWith('together.')) return !isAsked;
  const isAnswer = ['xstate.done.actor.passengerForm', 'xstate.done.actor.group'].includes(type) && output.kind !== 'dismissed';
  return !isAnswer || isAsked;
};

const round = { ...oneWay, returnDeparture: RETURN, passengers: [BEGONA] };

/** A pet that no adult sits beside. */
const CANELA = { ...BEGONA, id: 'p3', seatId: 'ground-1', firstName: 'Canela', lastName: '', fareId: '370', serviceIds: [] };

const FIVE = [1, 5, 6, 7, 8].map((seat) => ({
  ...BEGONA,
  id: `ground-${seat}`,
  seatId: `ground-${seat}`,
  firstName: `Begoña ${'abcdefgh'[seat - 1]}`,
}));

/** The events of a party on the map. */
const throughMap = [
  {
    ...party,
    input: { ...oneWay, passengers: [BEGONA] },
    mayHappen: mayLook,
    events: {
      mapComes,
      ...looks,
      mySeatTaken: sixTaken,
      seatsClaimedAgain,
      seatsLostMeanwhile: done('selectSeats', gone('ground-6')),
      reclaimFails: failed('selectSeats', lost),
      alertClosed,
    },
  },
  {
    ...party,
    input: { ...oneWay, email: null },
    events: {
      mapComes,
      seatChosen,
      seatClaimed,
      otherSeatChosen: { type: 'seat.chosen', seatId: 'ground-7' },
      seatTaken: failed('selectSeat', refused('seat-taken')),
      signedIn: done('identify', { email: EMAIL }),
      signInDismissed: failed('identify', refused('unauthorized')),
      firstNameTyped: { type: 'name.typed', field: 'firstName', text: 'Íñigo' },
      fareChosen: { type: 'fare.chosen', fareId: '1' },
      serviceToggled: { type: 'service.toggled', serviceId: '64' },
      formSeatTaken: formEnds({ kind: 'seatTaken' }),
      otherSeatTaken: published('outbound', { map: taken('ground-8') }),
      passengerSubmitted,
      passengerDismissed,
      passengerRemoved: { type: 'passenger.removed', id: 'outbound:ground-6' },
      passengerEdited: { type: 'passenger.edited', id: 'outbound:ground-6' },
      seatsLeft: { type: 'seats.left' },
      leaveConfirmed: { type: 'leave.confirmed' },
      leaveCancelled: { type: 'leave.cancelled' },
      alertClosed,
    },
  },
  {
    ...party,
    input: { ...oneWay, passengers: [BEGONA] },
    events: {
      mapComes,
      seatsClaimedAgain,
      seatsContinued,
      seatsBlocked,
      blockLost: blockEnds({ kind: 'refused', failure: { code: 'network', retryable: true }, key: 'key-1' }),
      blockRefused: blockEnds({
        kind: 'refused',
        failure: { code: 'seats-lost', retryable: false, seats: [{ run: runName(DEPARTURE.run), seatId: 'ground-6' }] },
      }),
      blockGivenUp: blockEnds({ kind: 'givenUp' }),
      seatLostBefore: sixTaken,
      alertClosed,
    },
  },
  /** A minor alone, and seats that the platform refuses. */
  {
    ...party,
    input: { ...oneWay, passengers: [INIGO] },
    events: {
      mapComes,
      seatsClaimedAgain: done('selectSeats', claimed('ground-5')),
      seatsContinued,
      seatChosen,
      seatClaimed,
      operationFails: failed('selectSeat', refused('operation-failed')),
      seatClaimedBefore: failed('selectSeat', refused('seat-claimed-before')),
      addressHasEnough: failed('selectSeat', refused('address-seat-limit')),
      alertClosed,
    },
  },
  {
    ...party,
    input: { ...oneWay, passengers: FIVE },
    events: {
      mapComes,
      seatsClaimedAgain: done('selectSeats', claimed(...FIVE.map(({ seatId }) => seatId))),
      sixthSeatChosen: { type: 'seat.chosen', seatId: 'top-14' },
      alertClosed,
    },
  },
  /** A round trip: the second bus. */
  {
    ...party,
    input: round,
    mayHappen: mayLook,
    events: {
      mapComes,
      seatsClaimedAgain,
      returnShown: { type: 'tab.chosen', direction: 'return' },
      outboundShown: { type: 'tab.chosen', direction: 'outbound' },
      returnMapComes: returnDrawn,
      ...looks,
      returnSeatTaken: published('return', { map: taken('ground-7') }),
      seatsLeft: { type: 'seats.left' },
      leaveConfirmed: { type: 'leave.confirmed' },
    },
  },
  /** A round trip: as many passengers back as out. */
  {
    ...party,
    input: round,
    events: {
      mapComes,
      seatsClaimedAgain,
      returnMapComes: returnDrawn,
      seatChosen,
      seatClaimed,
      passengerSubmitted,
      passengerDismissed,
      seatsContinued,
      seatsBlocked,
      alertClosed,
    },
  },
  /** The offer of benefits, and a pet with its companion. */
  {
    ...party,
    input: { ...oneWay, benefits: 'unasked' },
    mayHappen: answersAsked,
    events: {
      petBusComes: petBus,
      windowChosen: { type: 'seat.chosen', seatId: 'ground-5' },
      windowClaimed: done('selectSeat', { seatId: 'ground-5', expiresAt: NOW }),
      benefitsAccepted: { type: 'benefits.accepted' },
      benefitsDeclined: { type: 'benefits.declined' },
      petsShown: { type: 'pets.shown' },
      petsHidden: { type: 'pets.hidden' },
      petSubmitted: { type: 'passenger.submitted' },
      companionTaken: formEnds({ kind: 'refused', draft: asPet(emptyDraft()), claimed: gone('ground-6'), failure: null }),
      companionFails: formEnds({ kind: 'refused', draft: asPet(emptyDraft()), claimed: [], failure: { code: 'network', retryable: true } }),
      companionClaimed: formEnds({ kind: 'accepted', draft: asPet(emptyDraft()), companion: 'ground-6' }),
      alertClosed,
    },
  },
  /** A group: the best seats, and the form of each. */
  {
    ...party,
    input: oneWay,
    mayHappen: answersAsked,
    events: {
      mapComes,
      togetherOpened: { type: 'together.opened' },
      togetherCounted: { type: 'together.counted', count: 2 },
      togetherAccepted: { type: 'together.accepted' },
      togetherDismissed: { type: 'together.dismissed' },
      togetherClaimed: groupEnds({ kind: 'seated', seatIds: ['ground-5', 'ground-6'] }),
      togetherTaken: groupEnds({ kind: 'refused', count: 2, claimed: gone('ground-8') }),
      togetherFails: groupEnds({ kind: 'failed', failure: { code: 'network', retryable: true } }),
      otherSeatTaken: published('outbound', { map: taken('ground-8') }),
      alertClosed,
      passengerSubmitted,
    },
  },
  /** The list beside the map, and the search for a seat number. */
  {
    ...party,
    input: oneWay,
    events: {
      mapComes,
      listShown: { type: 'list.shown' },
      mapShown: { type: 'map.shown' },
      seatSought: { type: 'seat.sought', number: '20' },
      seatSoughtInVain: { type: 'seat.sought', number: '99' },
      seatChosen,
      seatClaimed,
      passengerDismissed,
    },
  },
  /** A broken rule for pets, and a lost seat with an equal one free. */
  {
    ...party,
    input: { ...oneWay, passengers: [CANELA, BEGONA] },
    events: {
      petBusComes: petBus,
      bothClaimedAgain: done('selectSeats', claimed('ground-1', 'ground-6')),
      seatsContinued,
      seatTakenByOther: published('outbound', { fares: ALL_FARES, map: taken('ground-6') }),
      alertClosed,
      offerTaken: { type: 'offer.taken' },
      offerClaimed: done('selectOffers', claimed('ground-7')),
      offerGone: done('selectOffers', gone('ground-7')),
      offerFails: failed('selectOffers', lost),
    },
  },
  /** An edit of bought tickets. */
  {
    ...party,
    input: { ...oneWay, change: CHANGE },
    events: {
      mapComes: published('outbound', { map: seatMap(['ground-5', 'ground-6']) }),
      seatChosen: { type: 'seat.chosen', seatId: 'ground-8' },
      otherSeatChosen: { type: 'seat.chosen', seatId: 'ground-7' },
      thirdSeatChosen: { type: 'seat.chosen', seatId: 'ground-10' },
      seatClaimed: done('selectSeat', { seatId: 'ground-8', expiresAt: NOW }),
      seatTaken: failed('selectSeat', refused('seat-taken')),
      travellerChosen: { type: 'traveller.chosen', ticketId: 't1' },
      travellerEdited: { type: 'passenger.edited', id: 'outbound:ground-8' },
      serviceToggled: { type: 'service.toggled', serviceId: '64' },
      passengerSubmitted,
      alertClosed,
      seatsContinued,
      seatsBlocked: blockEnds({ kind: 'held', hold: { cartId: 'cart-1', expiresAt: NOW }, passengers: [] }),
    },
  },
  /** The releases of seats that are no longer in use, on both buses. */
  {
    ...party,
    brings: answersOf,
    facts: (at) => [...party.facts(at), JSON.stringify([at.context.claims, at.context.releasing])],
    input: round,
    events: {
      mapComes,
      seatsClaimedAgain,
      passengerRemoved: { type: 'passenger.removed', id: BEGONA.id },
      seatReleased: done('outboundRelease'),
      releaseFails: failed('outboundRelease', lost),
      returnShown: { type: 'tab.chosen', direction: 'return' },
      returnMapComes: returnDrawn,
      seatChosen,
      claimFails: failed('selectSeat', lost),
      returnSeatReleased: done('returnRelease'),
      seatsLeft: { type: 'seats.left' },
      leaveConfirmed: { type: 'leave.confirmed' },
    },
  },
] satisfies Model[];

/** The empty form of the window seat. */
function emptyDraft(): PassengerDraft {
  return {
    id: 'outbound:ground-5',
    direction: 'outbound',
    seatId: 'ground-5',
    firstName: '',
    lastName: '',
    fareId: '1',
    serviceIds: [],
    editing: false,
    sameAs: null,
    isKept: false,
  };
}

/** The same events in the list, except those that open it and refetch the map. */
const throughList = throughMap
  .filter(({ events }) => !('mapRetried' in events) && !('listShown' in events))
  .map((model) => ({ ...model, input: { ...model.input, layout: 'list' } }));

/** A repeated trip, whose traveller gets a seat first. */
const again = {
  ...party,
  input: { ...oneWay, repeats: 'order-1' },
  events: {
    mapComes,
    seatedAgain: done('seatAgain', {
      passengers: [BEGONA],
      again: { seats: 'same', left: [] },
      claims: { outbound: [BEGONA.seatId], return: [] },
    }),
    orderUnknown: failed('seatAgain', refused('not-found')),
    seatsClaimedAgain,
  },
} satisfies Model;

/** A party that has a seat on the way back only. */
const back = {
  ...party,
  brings: answersOf,
  input: { ...round, passengers: [{ ...BEGONA, id: 'return:ground-5', direction: 'return', seatId: 'ground-5' }] },
  events: {
    mapComes,
    returnMapComes: returnDrawn,
    backClaimedAgain: done('selectSeats', [{ direction: 'return', claims: [{ seatId: 'ground-5', expiresAt: NOW }], lost: [] }]),
    returnShown: { type: 'tab.chosen', direction: 'return' },
    seatChosen,
    backSeatTaken: failed('selectSeat', refused('seat-taken')),
    alertClosed,
    seatsLeft: { type: 'seats.left' },
    leaveConfirmed: { type: 'leave.confirmed' },
  },
} satisfies Model;

/** True when the model answers each release at once, so that no state of it waits for one. */
export const releasesAtOnce = (model: Pick<Model, 'brings'> | undefined): boolean => model?.brings === brings;

export const seatsModels = [...throughMap, ...throughList, again, back] satisfies Model[];
