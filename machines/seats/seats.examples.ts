import type { Again } from '../domain/again.ts';
import type { ClaimedOfRun } from '../domain/claims.ts';
import type { Failure } from '../domain/failure.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { SeatMap, SeatNews } from '../domain/seat.ts';
import { runName, type Direction, type Fare } from '../domain/trip.ts';
import {
  ALL_FARES,
  BEGONA,
  CHANGE,
  DEPARTURE,
  EMAIL,
  FARES,
  INIGO,
  NOW,
  PROMOTED_FARES,
  PROMOTED_RETURN,
  QUOTAS,
  RETURN,
  seatMap,
  SERVICES,
  singleFloorMap,
} from '../testing/fixtures.ts';
import { chartOf, done, failed, treeAfter, type TreeStep, to } from 'xstate-paths';
import { seatsMachine } from './seats.machine.ts';
import type { SeatsEvent, SeatsInput } from './seats.types.ts';
import { partsOf, seatsView } from './seats.view.ts';

type Step = SeatsEvent | TreeStep;

export const bus = (map: SeatMap = seatMap(), direction: Direction = 'outbound', fares: Fare[] = FARES) =>
  to(`${direction}Bus`, done('getSeatMap', { map, fares, services: SERVICES, quotas: QUOTAS }));
export const claim = (seatId: string) => done('selectSeat', { seatId, expiresAt: '2026-04-17T14:25:00.000Z' });
const mapFails = (error: Failure, direction: Direction = 'outbound') => to(`${direction}Bus`, failed('getSeatMap', error));
/** The result of the claims of the form or the group. */
export const companion = (claimed: ClaimedOfRun[]) => to('passengerForm', done('selectCompanion', claimed));
export const together = (claimed: ClaimedOfRun[]) => to('group', done('selectTogether', claimed));
export const released = done('outboundRelease');
export const keyMade = to('block', done('makeKey', 'key-1'));
export const blockFails = (error: Failure) => to('block', failed('blockSeats', error));
/** The channel of a bus is open and names the version of the map. */
export const join = (direction: Direction = 'outbound') => to(`${direction}Bus`, { type: 'channel.opened', at: NOW, version: 7 });
const lose = (direction: Direction = 'outbound') => to(`${direction}Bus`, { type: 'channel.lost', at: NOW });
/** A message on the channel of the way out. */
export const news = (version: number, seatId: string, kind: SeatNews['kind']) =>
  to('outboundBus', { type: 'seat.reported', news: [{ version, seatId, kind }] });
const failure = (code: Failure['code'], extra: Partial<Failure> = {}) => ({ code, retryable: false, ...extra });

/** The events that put a passenger on a free seat. */
export function adding(passenger: Passenger): Step[] {
  return [
    { type: 'seat.chosen', seatId: passenger.seatId },
    claim(passenger.seatId),
    { type: 'name.typed', field: 'firstName', text: passenger.firstName },
    { type: 'name.typed', field: 'lastName', text: passenger.lastName },
    { type: 'fare.chosen', fareId: passenger.fareId },
    ...passenger.serviceIds.map((serviceId): SeatsEvent => ({ type: 'service.toggled', serviceId })),
    { type: 'passenger.submitted' },
  ];
}

/** A one-way trip for a signed-in traveller who declined the benefits. */
export const oneWay: SeatsInput = {
  departure: DEPARTURE,
  returnDeparture: null,
  email: EMAIL,
  passengers: [],
  change: null,
  repeats: undefined,
  benefits: 'declined',
  layout: 'map',
};

export function seats(events: readonly Step[], input: Partial<SeatsInput> = {}) {
  return treeAfter(seatsMachine, { ...oneWay, ...input }, events).snapshot;
}
/** A round trip. */
const round = { ...oneWay, returnDeparture: RETURN };
const returnBus = bus({ ...seatMap(['ground-1', 'ground-5']), channel: runName(RETURN.run) }, 'return');
/** The passengers of an earlier visit, with their names. */
const returned = { ...oneWay, passengers: [INIGO, BEGONA] };
const at = (...events: Step[]) => ({ input: oneWay, events });
/** The map is drawn and its channel joined. */
export const live: Step[] = [bus(), join()];
const two = [...live, ...adding(INIGO), ...adding(BEGONA)];
const FIVE_SEATS = ['ground-6', 'ground-7', 'ground-8', 'ground-10', 'ground-11'];
const five = FIVE_SEATS.flatMap((seatId, index) => adding({ ...BEGONA, seatId, firstName: `Begoña ${'abcde'[index]}`, serviceIds: [] }));
const open: Step[] = [...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6')];
/** The tab of the way back is open and its map drawn. */
const back: Step[] = [...two, { type: 'tab.chosen', direction: 'return' }, returnBus];
const openBack: Step[] = [{ type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6')];
/** A passenger of the way out gets this seat on the way back too. */
const sameBack = (passengerId: string, seatId: string): Step[] => [
  { type: 'seat.chosen', seatId },
  claim(seatId),
  { type: 'name.reused', passengerId },
  { type: 'passenger.submitted' },
];
const fiveBack = FIVE_SEATS.flatMap((seatId) => sameBack(`outbound:${seatId}`, seatId));
const petBus = bus(seatMap(), 'outbound', ALL_FARES);
/** The form of a pet on a seat. */
const petOn = (seatId: string): Step[] => [
  petBus,
  join(),
  { type: 'seat.chosen', seatId },
  claim(seatId),
  { type: 'fare.chosen', fareId: '370' },
];
/** A pet by the window, and its companion without a name beside it. */
const withPet: Step[] = [
  ...petOn('ground-5'),
  { type: 'name.typed', field: 'firstName', text: 'Canela' },
  { type: 'passenger.submitted' },
  companion([{ direction: 'outbound', claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }]),
];
/** Begoña lost her seat; an equal one is free. */
const lostOne: Step[] = [...two, news(8, 'ground-6', 'taken')];
const blocking: Step[] = [...two, { type: 'seats.continued' }, keyMade];
/** Three sit together, and the form of the first is open. */
const group: Step[] = [
  ...live,
  { type: 'together.opened' },
  { type: 'together.counted', count: 3 },
  { type: 'together.accepted' },
  together([
    { direction: 'outbound', claims: ['ground-5', 'ground-6', 'ground-7'].map((seatId) => ({ seatId, expiresAt: NOW })), lost: [] },
  ]),
];
const naming = (firstName: string, lastName: string): Step[] => [
  { type: 'name.typed', field: 'firstName', text: firstName },
  { type: 'name.typed', field: 'lastName', text: lastName },
  { type: 'passenger.submitted' },
];
/** An edit of the order's two tickets, whose own seats are taken. */
const changing = { ...oneWay, change: CHANGE };
const changeBus = bus(seatMap(['ground-2', 'ground-3', 'ground-4', 'ground-5', 'ground-6', 'ground-9', 'top-13']));
const changeLive: Step[] = [changeBus, join()];
const taking = (seatId: string): Step[] => [{ type: 'seat.chosen', seatId }, claim(seatId)];
const changedOne: Step[] = [...changeLive, ...taking('ground-7')];
const changedAll: Step[] = [...changedOne, ...taking('ground-8')];

/** Three separate seats are free on the ground floor, and one on the top floor. */
const FEW = Object.keys(seatMap().seats).filter((seatId) => !['ground-1', 'ground-4', 'ground-10', 'top-13'].includes(seatId));
const ground = Object.values(seatMap().seats).flatMap((seat) => (seat.floor === 'ground' ? [seat.id] : []));

const repeated: SeatsInput = { ...oneWay, repeats: 'order-1' };
/** A repeated trip whose traveller has a seat. */
const seatedAgain = (again: Again) => ({
  input: repeated,
  events: [
    bus(),
    join(),
    done('seatAgain', { passengers: [BEGONA], again, claims: { outbound: [BEGONA.seatId], return: [] } }),
    done('selectSeats', [{ direction: 'outbound', claims: [], lost: [] }]),
  ],
});

/** Situations of the seat screen, with the charts beside it. */
export const moments = {
  loading: at(),
  mapNotFound: at(mapFails(failure('timeout'))),
  mapUnreachable: at(mapFails(failure('network', { retryable: true }))),
  operationRefused: at(mapFails(failure('operation-failed', { message: 'No encontramos esa corrida.' }))),
  operationFailed: at(mapFails(failure('operation-failed'))),
  reclaiming: { input: returned, events: [bus()] },
  seatingAgain: { input: repeated, events: [bus()] },
  seatedAgain: seatedAgain({ seats: 'same', left: [] }),
  seatedAgainElsewhere: seatedAgain({ seats: 'others', left: [] }),
  partlySeatedAgain: seatedAgain({ seats: 'same', left: ['Canela', 'Luz Treviño'] }),
  nobodyAgain: { input: repeated, events: [bus(), join(), failed('seatAgain', failure('not-found'))] },
  connecting: at(bus()),
  empty: at(...live),
  missing: at(...live, { type: 'seats.continued' }),
  channelLost: at(...live, lose()),
  topFloor: at(...live, { type: 'floor.chosen', floor: 'top' }),
  oneFloor: at(bus(singleFloorMap(['ground-3', 'ground-4'])), join()),
  groundFull: at(bus(seatMap(ground)), join()),
  busFull: at(bus(singleFloorMap(Object.keys(singleFloorMap().seats))), join()),
  list: at(...live, { type: 'list.shown' }),
  listOfMine: at(...two, { type: 'list.shown' }, { type: 'seat.chosen', seatId: 'ground-7' }),
  sought: at(...live, { type: 'seat.sought', number: '20' }),
  soughtInList: at(...live, { type: 'list.shown' }, { type: 'seat.sought', number: '20' }),
  soughtInVain: at(...live, { type: 'seat.sought', number: '99' }),
  together: at(...live, { type: 'together.opened' }),
  togetherNear: at(bus(seatMap(FEW)), join(), { type: 'together.opened' }, { type: 'together.counted', count: 3 }),
  togetherFewer: at(bus(seatMap(FEW)), join(), { type: 'together.opened' }, { type: 'together.counted', count: 5 }),
  seating: at(...live, { type: 'together.opened' }, { type: 'together.accepted' }),
  groupRefused: at(
    ...live,
    { type: 'together.opened' },
    { type: 'together.accepted' },
    together([{ direction: 'outbound', claims: [], lost: ['ground-6'] }]),
  ),
  groupForm: at(...group),
  groupNext: at(...group, ...naming('Begoña', 'Treviño')),
  groupSeatTaken: at(...group, news(8, 'ground-6', 'taken')),
  claiming: at(...live, { type: 'seat.chosen', seatId: 'ground-6' }),
  identifying: { input: { ...oneWay, email: null }, events: open },
  seatTaken: at(...live, { type: 'seat.chosen', seatId: 'ground-6' }, failed('selectSeat', failure('seat-taken'))),
  seatClaimedBefore: at(
    ...live,
    { type: 'seat.chosen', seatId: 'ground-6' },
    failed('selectSeat', failure('seat-claimed-before', { message: 'Ya apartaste el asiento 6 y se venció el tiempo. Elige otro.' })),
  ),
  addressHasEnough: at(...live, { type: 'seat.chosen', seatId: 'ground-6' }, failed('selectSeat', failure('address-seat-limit'))),
  addPassenger: at(...open),
  personChosen: at(...open, { type: 'name.chosen', person: { firstName: 'Ana', lastName: 'Peña', fareId: null } }),
  quotaGone: at(
    ...open,
    { type: 'fare.chosen', fareId: '4' },
    to('outboundBus', { type: 'quota.reported', news: { version: 8, quotas: [{ fareId: '4', places: 8, left: [2, 0] }] } }),
  ),
  nameShort: at(...open, { type: 'name.typed', field: 'firstName', text: 'B' }, { type: 'name.typed', field: 'lastName', text: 'T' }),
  nameDuplicate: at(
    ...live,
    ...adding({ ...BEGONA, seatId: 'ground-7', id: 'ground-7' }),
    { type: 'seat.chosen', seatId: 'ground-6' },
    claim('ground-6'),
    { type: 'name.typed', field: 'firstName', text: 'begoña' },
    { type: 'name.typed', field: 'lastName', text: 'TREVIÑO' },
  ),
  longName: at(
    ...open,
    { type: 'name.typed', field: 'firstName', text: 'Maximiliana Guadalupe Fernanda' },
    { type: 'name.typed', field: 'lastName', text: 'Montemayor de la Garza Elizond' },
  ),
  onePassenger: at(...live, ...adding(BEGONA)),
  passengers: at(...two),
  editing: at(...two, { type: 'passenger.edited', id: 'outbound:ground-6' }),
  removed: at(...two, { type: 'passenger.removed', id: 'outbound:ground-6' }),
  limit: at(...live, ...five, { type: 'seat.chosen', seatId: 'top-14' }),
  minorAlone: at(...live, ...adding(INIGO), { type: 'seats.continued' }),
  lostToOther: at(...lostOne),
  leaving: at(...two, { type: 'seats.left' }),
  abandoning: at(...two, { type: 'seats.left' }, { type: 'leave.confirmed' }),
  abandoningOutbound: { input: round, events: [...back, { type: 'seats.left' }, { type: 'leave.confirmed' }] },
  abandoningReturn: {
    input: round,
    events: [
      ...back,
      ...sameBack('outbound:ground-6', 'ground-6'),
      { type: 'seats.left' },
      { type: 'leave.confirmed' },
      released,
      released,
    ],
  },
  preparing: at(...two, { type: 'seats.continued' }),
  blocking: at(...blocking),
  identifyingToBlock: at(...blocking, blockFails(failure('session-required'))),
  seatsLost: at(...blocking, blockFails(failure('seats-lost', { seats: [{ run: runName(DEPARTURE.run), seatId: 'ground-6' }] }))),
  roundTrip: { input: round, events: [...two] },
  returnLoading: { input: round, events: [...two, { type: 'tab.chosen', direction: 'return' }] },
  returnFailed: {
    input: round,
    events: [...two, { type: 'tab.chosen', direction: 'return' }, mapFails(failure('network', { retryable: true }), 'return')],
  },
  returnEmpty: { input: round, events: back },
  returnPromoted: {
    input: { ...round, returnDeparture: PROMOTED_RETURN },
    events: [
      ...two,
      { type: 'tab.chosen', direction: 'return' },
      bus(seatMap(['ground-1']), 'return', PROMOTED_FARES),
      ...sameBack('outbound:ground-6', 'ground-6'),
    ],
  },
  returnLive: { input: round, events: [...back, join('return')] },
  returnChannelLost: { input: round, events: [...back, lose('return')] },
  returnRemoved: {
    input: round,
    events: [...back, ...sameBack('outbound:ground-6', 'ground-6'), { type: 'passenger.removed', id: 'return:ground-6' }],
  },
  nameOffered: { input: round, events: [...back, ...openBack] },
  nameReused: { input: round, events: [...back, ...openBack, { type: 'name.reused', passengerId: 'outbound:ground-6' }] },
  returnFewer: { input: round, events: [...back, ...sameBack('outbound:ground-6', 'ground-6')] },
  roundTripComplete: {
    input: round,
    events: [...back, ...sameBack('outbound:ground-6', 'ground-6'), ...sameBack('outbound:ground-5', 'ground-7')],
  },
  returnLimit: {
    input: round,
    events: [
      ...live,
      ...five,
      { type: 'tab.chosen', direction: 'return' },
      returnBus,
      ...fiveBack,
      { type: 'seat.chosen', seatId: 'top-14' },
    ],
  },
  benefits: { input: { ...oneWay, benefits: 'unasked' }, events: open },
  benefitsInsisting: { input: { ...oneWay, benefits: 'unasked' }, events: [...open, { type: 'benefits.declined' }] },
  benefitsIncluded: { input: { ...oneWay, benefits: 'unasked' }, events: [...open, { type: 'benefits.accepted' }] },
  petForm: at(...petOn('ground-5')),
  petRefused: at(...petOn('ground-6')),
  petNextTaken: at(...petOn('ground-1')),
  placingPet: at(...petOn('ground-6'), { type: 'pets.shown' }),
  accompanying: at(...petOn('ground-5'), { type: 'name.typed', field: 'firstName', text: 'Canela' }, { type: 'passenger.submitted' }),
  companion: at(...withPet),
  petAlone: at(
    ...petOn('ground-5'),
    { type: 'name.typed', field: 'firstName', text: 'Canela' },
    { type: 'passenger.submitted' },
    companion([{ direction: 'outbound', claims: [], lost: ['ground-6'] }]),
  ),
  petRule: at(
    ...withPet,
    ...adding({ ...BEGONA, seatId: 'ground-8' }),
    { type: 'passenger.removed', id: 'outbound:ground-6' },
    { type: 'seats.continued' },
  ),
  petBlockRefused: at(...blocking, blockFails(failure('pet-rule', { message: 'La mascota necesita un adulto en el asiento de al lado.' }))),
  moving: at(...lostOne, { type: 'offer.taken' }),
  moved: at(
    ...lostOne,
    { type: 'offer.taken' },
    done('selectOffers', [
      { direction: 'outbound', claims: ['ground-7', 'ground-8'].map((seatId) => ({ seatId, expiresAt: NOW })), lost: [] },
    ]),
  ),
  offerGone: at(...lostOne, { type: 'offer.taken' }, done('selectOffers', [{ direction: 'outbound', claims: [], lost: ['ground-7'] }])),
  change: { input: changing, events: changeLive },
  reseating: { input: changing, events: [...changeLive, { type: 'seat.chosen', seatId: 'ground-7' }] },
  changeOne: { input: changing, events: changedOne },
  changeAll: { input: changing, events: changedAll },
  changeNobody: { input: changing, events: [...changedAll, { type: 'seat.chosen', seatId: 'ground-10' }] },
  changeForm: { input: changing, events: [...changedAll, { type: 'passenger.edited', id: 'outbound:ground-8' }] },
  blockRefused: at(...blocking, blockFails(failure('refused', { message: 'Esta corrida ya no se vende.' }))),
  blockFailed: at(...blocking, blockFails(failure('network', { retryable: true }))),
} as const;

/** The same situations for the chart alone: the events that it received, and the views of the other charts. */
const situationOf = ({ input, events: steps }: { input: SeatsInput; events: readonly Step[] }) => {
  const { snapshot, received } = treeAfter(seatsMachine, input, steps);
  return { input, events: received, parts: partsOf(snapshot) };
};
const names = Object.keys(moments) as (keyof typeof moments)[];
// The object is built from these names, so each has its situation.
export const situations = Object.fromEntries(names.map((name) => [name, situationOf(moments[name])])) as {
  [Name in keyof typeof moments]: ReturnType<typeof situationOf>;
};

export const chart = chartOf(seatsMachine, situations, (snapshot, { parts }) => seatsView(snapshot, parts));
export const { examples } = chart;
