import type { Failure } from '../domain/failure.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { SeatMap } from '../domain/seat.ts';
import { BEGONA, DEPARTURE, EMAIL, FARES, INIGO, NOW, seatMap, SERVICES, singleFloorMap } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from '../testing/situation.ts';
import { seatsMachine } from './seats.machine.ts';
import type { SeatsEvent } from './seats.types.ts';
import { seatsView } from './seats.view.ts';

type Step = SeatsEvent | ReturnType<typeof done>;

export const bus = (map: SeatMap = seatMap()) => done('getSeatMap', { map, fares: FARES, services: SERVICES });
export const claim = (seatId: string) => done('selectSeat', { seatId, expiresAt: '2026-04-17T14:25:00.000Z' });
export const joined: SeatsEvent = { type: 'channel.opened', at: NOW };
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

export function seats(events: readonly Step[], input: { email?: string | null; passengers?: Passenger[] } = {}) {
  return situation(seatsMachine, { departure: DEPARTURE, email: EMAIL, passengers: [], ...input }, events);
}

const input = { departure: DEPARTURE, email: EMAIL, passengers: [] };
/** They were here before, and gave their names. */
const returned = { ...input, passengers: [INIGO, BEGONA] };
const at = (...events: Step[]) => ({ input, events });
/** The bus is drawn and its channel joined: joining asks for the map once more. */
export const live: Step[] = [bus(), joined, bus()];
const two = [...live, ...adding(INIGO), ...adding(BEGONA)];
const five = [1, 7, 8, 10, 11].flatMap((seat, index) =>
  adding({ ...BEGONA, seatId: `ground-${seat}`, id: `ground-${seat}`, firstName: `Begoña ${'abcde'[index]}`, serviceIds: [] }),
);
const open: Step[] = [...live, { type: 'seat.chosen', seatId: 'ground-6' }, claim('ground-6')];
const blocking: Step[] = [...two, { type: 'seats.continued' }, done('makeKey', 'key-1')];
const ground = Object.values(seatMap().seats).flatMap((seat) => (seat.floor === 'ground' ? [seat.id] : []));

/** Situations of the seat screen, reached by events. */
export const situations = {
  loading: at(),
  mapNotFound: at(failed('getSeatMap', failure('timeout'))),
  mapUnreachable: at(failed('getSeatMap', failure('network', { retryable: true }))),
  operationFailed: at(failed('getSeatMap', failure('operation-failed'))),
  reclaiming: { input: returned, events: [bus()] },
  connecting: at(bus()),
  empty: at(...live),
  channelLost: at(...live, { type: 'channel.lost', at: NOW }),
  topFloor: at(...live, { type: 'floor.chosen', floor: 'top' }),
  oneFloor: at(bus(singleFloorMap(['ground-3', 'ground-4'])), joined),
  groundFull: at(bus(seatMap(ground)), joined),
  busFull: at(bus(singleFloorMap(Object.keys(singleFloorMap().seats))), joined),
  claiming: at(...live, { type: 'seat.chosen', seatId: 'ground-6' }),
  identifying: { input: { ...input, email: null }, events: open },
  seatTaken: at(...live, { type: 'seat.chosen', seatId: 'ground-6' }, failed('selectSeat', failure('seat-taken'))),
  addPassenger: at(...open),
  nameShort: at(
    ...open,
    { type: 'name.typed', field: 'firstName', text: 'B' },
    { type: 'name.typed', field: 'lastName', text: 'T' },
    { type: 'passenger.submitted' },
  ),
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
  servicesClosed: at(...open, { type: 'services.toggled' }),
  onePassenger: at(...live, ...adding(BEGONA)),
  passengers: at(...two),
  editing: at(...two, { type: 'passenger.edited', id: 'ground-6' }),
  removed: at(...two, { type: 'passenger.removed', id: 'ground-6' }),
  limit: at(...live, ...five, { type: 'seat.chosen', seatId: 'top-14' }),
  minorAlone: at(...live, ...adding(INIGO), { type: 'seats.continued' }),
  lostToOther: at(
    ...two,
    { type: 'seat.reported', news: { version: 8, seatId: 'ground-6', kind: 'freed' } },
    { type: 'seat.reported', news: { version: 9, seatId: 'ground-6', kind: 'taken' } },
  ),
  leaving: at(...two, { type: 'seats.left' }),
  abandoning: at(...two, { type: 'seats.left' }, { type: 'leave.confirmed' }),
  preparing: at(...two, { type: 'seats.continued' }),
  blocking: at(...blocking),
  identifyingToBlock: at(...blocking, failed('blockSeats', failure('session-required'))),
  seatsLost: at(...blocking, failed('blockSeats', failure('seats-lost', { seats: ['ground-6'] }))),
  blockFailed: at(...blocking, failed('blockSeats', failure('network', { retryable: true }))),
} as const;

export const chart = chartOf(seatsMachine, situations, seatsView);
export const { examples } = chart;
