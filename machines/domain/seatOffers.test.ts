import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FARES, seatMap, singleFloorMap } from '../testing/fixtures.ts';
import { anyMap, anyParty } from '../testing/layouts.ts';
import { partyFaults } from './party.ts';
import type { Passenger } from './passenger.ts';
import { bestTogether, equalMoves, equalSeats, seatsTogether } from './seatOffers.ts';
import { isFreeSeat, neighbourOf } from './seat.ts';

const fares = ALL_FARES;
const on = (seatId: string, fareId = '1'): Passenger => ({
  id: seatId,
  direction: 'outbound',
  seatId,
  firstName: 'Ana',
  lastName: 'Peña',
  fareId,
  serviceIds: [],
});

describe('equal seats', () => {
  it('are the nearest free ones of the same floor, window or aisle', () => {
    const map = seatMap(['ground-1', 'ground-5']);
    expect(equalSeats(map, 'ground-1', [on('ground-1')], fares)).toEqual([
      { seatId: 'ground-4', partner: null },
      { seatId: 'ground-8', partner: null },
      { seatId: 'ground-9', partner: null },
    ]);
  });

  it('come in pairs for a pet and for a minor with an adult beside it', () => {
    const map = seatMap(['ground-1', 'ground-3']);
    for (const fareId of ['370', '2']) {
      const [offer] = equalSeats(map, 'ground-1', [on('ground-1', fareId), on('ground-2')], fares);
      expect(offer).toEqual({ seatId: 'ground-5', partner: 'ground-6' });
    }
    expect(equalSeats(map, 'ground-1', [on('ground-1'), on('ground-2')], fares)[0]).toEqual({ seatId: 'ground-4', partner: null });
  });

  it('for several lost seats are distinct, and passengers without one are listed', () => {
    const map = seatMap(['ground-1', 'ground-5', 'ground-8', 'ground-9', 'ground-12']);
    const lost = [on('ground-1'), on('ground-5')];
    expect(equalMoves(map, ['ground-1', 'ground-5'], lost, fares)).toEqual({
      moves: [{ passengerId: 'ground-1', from: 'ground-1', to: 'ground-4' }],
      stranded: ['ground-5'],
    });
  });

  it('on any bus keep floor and position, are free, and break no rule for pets', () => {
    fc.assert(
      fc.property(anyParty, fc.nat(), ({ map, passengers }, pick) => {
        const own = passengers[pick % Math.max(1, passengers.length)];
        fc.pre(own !== undefined);
        const seat = own && map.seats[own.seatId];
        if (!own || !seat) return;
        const after = { ...map, taken: [...map.taken, seat.id] };
        for (const offer of equalSeats(after, seat.id, passengers, fares)) {
          expect(map.seats[offer.seatId]).toMatchObject({ floor: seat.floor, position: seat.position });
          expect(isFreeSeat(after, offer.seatId, passengers)).toBe(true);
          if (offer.partner === null) continue;
          expect(offer.partner).toBe(neighbourOf(map, offer.seatId));
          expect(isFreeSeat(after, offer.partner, passengers)).toBe(true);
        }
        const wasGood = partyFaults({ map, passengers, fares }).length === 0;
        const { moves, stranded } = equalMoves(after, [seat.id], passengers, fares);
        expect(new Set(moves.map(({ to }) => to)).size).toBe(moves.length);
        if (!wasGood || stranded.length > 0) return;
        const moved = passengers.map((passenger) => {
          const move = moves.find(({ passengerId }) => passengerId === passenger.id);
          return move ? { ...passenger, seatId: move.to } : passenger;
        });
        expect(partyFaults({ map: after, passengers: moved, fares })).toEqual([]);
      }),
    );
  });
});

describe('seats together', () => {
  const bus = singleFloorMap([]);

  it('are neighbours for two, a whole row for four, and one more behind for five', () => {
    expect(seatsTogether(bus, 2)).toMatchObject({ kind: 'found', seats: ['ground-1', 'ground-2'] });
    expect(seatsTogether(bus, 4)).toMatchObject({ seats: ['ground-1', 'ground-2', 'ground-3', 'ground-4'] });
    expect(seatsTogether(bus, 5)).toMatchObject({ seats: ['ground-1', 'ground-2', 'ground-3', 'ground-4', 'ground-6'] });
  });

  it('prefer neighbours further back to two apart in front', () => {
    expect(seatsTogether(singleFloorMap(['ground-1', 'ground-3', 'ground-5', 'ground-8']), 2)).toMatchObject({
      seats: ['ground-9', 'ground-10'],
    });
  });

  it('give a pet a window and a neighbour', () => {
    expect(seatsTogether(singleFloorMap(['ground-1', 'ground-3']), 3, { pets: 1 })).toMatchObject({
      seats: ['ground-5', 'ground-6', 'ground-7'],
      pets: ['ground-5'],
    });
  });

  it('prefer no passenger in between to one row', () => {
    // In the first row only the windows are free, and one of them has a seat behind it.
    const map = singleFloorMap(Object.keys(bus.seats).filter((seatId) => !['ground-1', 'ground-4', 'ground-5'].includes(seatId)));
    expect(seatsTogether(map, 2)).toMatchObject({ seats: ['ground-1', 'ground-5'], linked: true });
    expect(seatsTogether(map, 3)).toMatchObject({ seats: ['ground-1', 'ground-4', 'ground-5'], linked: false });
  });

  it('are the best available: all together, near each other, or fewer', () => {
    const only = (...free: number[]) =>
      singleFloorMap(Object.keys(bus.seats).filter((seatId) => !free.some((number) => seatId === `ground-${number}`)));
    expect(bestTogether(bus, 3, [])).toEqual({ kind: 'together', seats: ['ground-1', 'ground-2', 'ground-3'] });
    expect(bestTogether(only(1, 4, 9), 3, [])).toEqual({ kind: 'near', seats: ['ground-1', 'ground-4', 'ground-9'] });
    expect(bestTogether(only(1, 4, 9), 5, [])).toEqual({ kind: 'fewer', seats: ['ground-1', 'ground-4', 'ground-9'] });
    expect(bestTogether(only(1, 2), 2, ['ground-1'])).toEqual({ kind: 'fewer', seats: ['ground-2'] });
    expect(bestTogether(only(), 1, [])).toBeNull();
  });

  it('leave out the seats that the party keeps, and look at one floor when asked', () => {
    expect(seatsTogether(bus, 2, { keep: ['ground-2'] })).toMatchObject({ seats: ['ground-3', 'ground-4'] });
    expect(seatsTogether(seatMap([]), 2, { floor: 'top' })).toMatchObject({ seats: ['top-13', 'top-14'] });
  });

  it('have a reason when there are none', () => {
    expect(seatsTogether(bus, 6)).toEqual({ kind: 'refused', reason: 'passenger-limit' });
    expect(seatsTogether(bus, 3, { pets: 2 })).toEqual({ kind: 'refused', reason: 'pets-exceed-adults' });
    const seats = Object.keys(bus.seats);
    expect(seatsTogether(singleFloorMap(seats.slice(1)), 2)).toEqual({ kind: 'refused', reason: 'not-enough-seats' });
    const halves = seats.filter((seatId) => bus.seats[seatId]?.position === 'aisle');
    expect(seatsTogether(singleFloorMap(halves), 2, { pets: 1 })).toEqual({ kind: 'refused', reason: 'not-enough-pairs' });
  });

  it('[SEAT-065][SEAT-066] on any bus are free, of one floor, in one row where one has room, and allowed for pets', () => {
    fc.assert(
      fc.property(anyMap, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }), (map, count, pets) => {
        const found = seatsTogether(map, count, { pets });
        expect(seatsTogether(map, count, { pets })).toEqual(found);
        const seats = Object.values(map.seats).filter(({ id }) => isFreeSeat(map, id));
        // Whether so many free seats are side by side, with at most the aisle between them.
        const isRowWithRoom = seats.some(({ floor, row }) => {
          const inRow = Object.values(map.seats).filter((other) => other.floor === floor && other.row === row);
          const line = inRow.sort((a, b) => a.column - b.column).map(({ id }) => (isFreeSeat(map, id) ? 'o' : 'x'));
          return line.join('').includes('o'.repeat(count));
        });
        if (found.kind === 'refused') {
          expect(isRowWithRoom && pets === 0).toBe(false);
          return;
        }
        const chosen = found.seats.map((id) => map.seats[id]!);
        expect(new Set(found.seats).size).toBe(count);
        expect(chosen.every(({ id }) => isFreeSeat(map, id))).toBe(true);
        expect(new Set(chosen.map(({ floor }) => floor)).size).toBe(1);
        if (pets === 0 && isRowWithRoom) expect(new Set(chosen.map(({ row }) => row)).size).toBe(1);
        if (count === 2 && seats.some(({ neighbour }) => neighbour !== null && isFreeSeat(map, neighbour))) {
          expect(neighbourOf(map, found.seats[0]!)).toBe(found.seats[1]);
        }
        expect(found.pets).toHaveLength(pets);
        const passengers = found.seats.map((id, index) => ({
          ...on(id, found.pets.includes(id) ? '370' : '1'),
          firstName: ['Ana', 'Beto', 'Carla', 'Dora', 'Elio'][index] ?? '',
        }));
        expect(partyFaults({ map, passengers, fares })).toEqual([]);
      }),
    );
  });
});
