import { describe, expect, it } from 'vitest';
import { passengerFares, PET_FARE_ID } from '../feed/fares.ts';
import { layouts, seatsOf } from '../layouts/layouts.ts';
import { changeReservationFault, partyFault, reservationFault, type Traveller } from './party.ts';

const layout = layouts.find(({ id }) => id === 'single-44') ?? layouts[0];
const seats = layout === undefined ? [] : seatsOf(layout);

function traveller(seat: number, fareId = 1, firstName = `Ana${'abcdefghijkl'[seat] ?? 'z'}`, lastName = 'Peña'): Traveller {
  const fare = passengerFares.find(({ id }) => id === fareId);
  const place = seats.find((one) => one.seat === seat);
  if (fare === undefined || place === undefined) throw new Error('unknown fare or seat');
  return { index: seat, firstName, lastName, fare, seat: place };
}

const codeOf = (...party: Traveller[]) => partyFault(party, false)?.code;

describe('a party', () => {
  it('[SEAT-043][SEAT-045] has names of letters and spaces', () => {
    expect(codeOf(traveller(1, 1, 'María José', 'Núñez de la O'))).toBeUndefined();
    for (const name of ['R2D2', 'Ana-Luz', '', 'A', ' Ana', '<b>', 'a'.repeat(31)])
      expect(codeOf(traveller(1, 1, name))).toBe('name-invalid');
    for (const name of ['', 'P']) expect(codeOf(traveller(1, 1, 'Ana', name))).toBe('name-invalid');
  });

  it('[SEAT-050][SEAT-051] refuses equal names in one direction, and allows them in the other', () => {
    expect(codeOf(traveller(1, 1, 'José'), traveller(2, 1, 'JOSE', 'pena'))).toBe('duplicate-passenger');
    expect(reservationFault([traveller(1, 1, 'Ana')], [traveller(1, 1, 'Ana')], true)).toBeUndefined();
  });

  it('[SEAT-050] takes the names of a change as they were sold, also two equal ones', () => {
    const same = [traveller(1, 1, 'José'), traveller(2, 1, 'JOSE', 'pena')];
    expect(changeReservationFault(same, [], false)).toBeUndefined();
    expect(changeReservationFault([traveller(1, 1, 'J')], [], false)).toBeUndefined();
    expect(changeReservationFault([traveller(1, 2)], [], false)?.code).toBe('minor-alone');
  });

  it('[SEAT-055][SEAT-056] has five in each direction', () => {
    const six = [1, 2, 3, 4, 5, 6].map((seat) => traveller(seat));
    expect(partyFault(six, false)?.detail).toBe('Has alcanzado el límite de 5 pasajeros para el viaje de ida.');
    expect(partyFault(six, true)?.detail).toBe('Has alcanzado el límite de 5 pasajeros para el viaje de regreso.');
    expect(codeOf(...six.slice(0, 5))).toBeUndefined();
  });

  it('[SEAT-063][SEAT-064] accepts a minor only with senectud, adulto, estudiante or profesor', () => {
    expect(codeOf(traveller(1, 2))).toBe('minor-alone');
    for (const escort of [1, 3, 4, 5]) expect(codeOf(traveller(1, 2), traveller(2, escort))).toBeUndefined();
    expect(codeOf(traveller(1, 2), traveller(2, 368))).toBe('minor-alone');
  });

  it('[SEAT-065][SEAT-066][SEAT-068] seats a pet by the window with an adult of its own beside it', () => {
    const window = seats.find((seat) => seat.window && seat.neighbour !== null);
    const aisle = seats.find((seat) => !seat.window && seat.neighbour !== null);
    if (window?.neighbour == null || aisle?.neighbour == null) throw new Error('no pair of seats');
    const pet = (seat: number) => traveller(seat, PET_FARE_ID, 'Rex', '');
    expect(codeOf(pet(window.seat), traveller(window.neighbour))).toBeUndefined();
    expect(codeOf(pet(window.seat))).toBe('pet-needs-adult');
    expect(codeOf(pet(window.seat), traveller(window.neighbour, 2), traveller(20))).toBe('pet-needs-adult');
    expect(codeOf(pet(aisle.seat), traveller(aisle.neighbour))).toBe('pet-not-at-window');
  });

  it('[SEAT-067][SEAT-068] needs as many adults as there are pets, each with one of its own', () => {
    const pairs = seats.filter((seat) => seat.window && seat.neighbour !== null).slice(0, 2);
    const pets = pairs.map(({ seat }, index) => traveller(seat, PET_FARE_ID, ['Rex', 'Luna'][index], ''));
    const adults = pairs.map(({ neighbour }) => traveller(neighbour ?? 0));
    expect(codeOf(...pets, ...adults)).toBeUndefined();
    for (const one of adults) expect(codeOf(...pets, one)).toBe('pet-needs-adult');
    expect(codeOf(...pets, ...adults.slice(1), traveller(20))).toBe('pet-needs-adult');
  });

  it('every layout gives an adult one neighbour, so one adult never has two pets', () => {
    for (const layout of layouts) {
      const beside = seatsOf(layout).flatMap(({ neighbour }) => neighbour ?? []);
      expect(new Set(beside).size).toBe(beside.length);
    }
  });

  it('[SEAT-047] a pet needs no last name', () => {
    const window = seats.find((seat) => seat.window && seat.neighbour !== null);
    expect(codeOf(traveller(window?.seat ?? 1, PET_FARE_ID, 'Rex', ''), traveller(window?.neighbour ?? 2))).toBeUndefined();
  });

  it('[SEAT-061] has as many passengers back as out', () => {
    expect(reservationFault([traveller(1), traveller(2)], [traveller(1)], true)?.code).toBe('passenger-count-differs');
    expect(reservationFault([], [], false)?.code).toBe('passenger-count-differs');
    expect(reservationFault([traveller(1)], [], false)).toBeUndefined();
  });
});
