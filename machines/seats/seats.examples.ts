import type { Failure } from '../domain/failure.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { SeatMap } from '../domain/seat.ts';
import { BEGONA, DEPARTURE, EMAIL, FARES, INIGO, NOW, seatMap, SERVICES, singleFloorMap } from '../testing/fixtures.ts';
import { done, failed, situation } from '../testing/situation.ts';
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

const view = (...events: Step[]) => seatsView(seats(events));
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
export const examples = {
  loading: view(),
  mapNotFound: view(failed('getSeatMap', failure('timeout'))),
  mapUnreachable: view(failed('getSeatMap', failure('network', { retryable: true }))),
  operationFailed: view(failed('getSeatMap', failure('operation-failed'))),
  connecting: view(bus()),
  empty: view(...live),
  channelLost: view(...live, { type: 'channel.lost', at: NOW }),
  topFloor: view(...live, { type: 'floor.chosen', floor: 'top' }),
  oneFloor: view(bus(singleFloorMap(['ground-3', 'ground-4'])), joined),
  groundFull: view(bus(seatMap(ground)), joined),
  busFull: view(bus(singleFloorMap(Object.keys(singleFloorMap().seats))), joined),
  claiming: view(...live, { type: 'seat.chosen', seatId: 'ground-6' }),
  seatTaken: view(...live, { type: 'seat.chosen', seatId: 'ground-6' }, failed('selectSeat', failure('seat-taken'))),
  addPassenger: view(...open),
  nameShort: view(
    ...open,
    { type: 'name.typed', field: 'firstName', text: 'B' },
    { type: 'name.typed', field: 'lastName', text: 'T' },
    { type: 'passenger.submitted' },
  ),
  nameDuplicate: view(
    ...live,
    ...adding({ ...BEGONA, seatId: 'ground-7', id: 'ground-7' }),
    { type: 'seat.chosen', seatId: 'ground-6' },
    claim('ground-6'),
    { type: 'name.typed', field: 'firstName', text: 'begoña' },
    { type: 'name.typed', field: 'lastName', text: 'TREVIÑO' },
  ),
  longName: view(
    ...open,
    { type: 'name.typed', field: 'firstName', text: 'Maximiliana Guadalupe Fernanda' },
    { type: 'name.typed', field: 'lastName', text: 'Montemayor de la Garza Elizond' },
  ),
  servicesClosed: view(...open, { type: 'services.toggled' }),
  onePassenger: view(...live, ...adding(BEGONA)),
  passengers: view(...two),
  editing: view(...two, { type: 'passenger.edited', id: 'ground-6' }),
  removed: view(...two, { type: 'passenger.removed', id: 'ground-6' }),
  limit: view(...live, ...five, { type: 'seat.chosen', seatId: 'top-14' }),
  minorAlone: view(...live, ...adding(INIGO), { type: 'seats.continued' }),
  lostToOther: view(
    ...two,
    { type: 'seat.reported', news: { version: 8, seatId: 'ground-6', kind: 'freed' } },
    { type: 'seat.reported', news: { version: 9, seatId: 'ground-6', kind: 'taken' } },
  ),
  leaving: view(...two, { type: 'seats.left' }),
  blocking: view(...blocking),
  seatsLost: view(...blocking, failed('blockSeats', failure('seats-lost', { seats: ['ground-6'] }))),
  blockFailed: view(...blocking, failed('blockSeats', failure('network', { retryable: true }))),
} as const;
