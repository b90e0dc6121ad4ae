import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FARES, seatMap } from '../testing/fixtures.ts';
import { anyParty } from '../testing/layouts.ts';
import { MAX_PASSENGERS, type Passenger } from './passenger.ts';
import {
  companionSeat,
  fareRefusal,
  isAdult,
  isPet,
  isUnnamed,
  partyFaults,
  petPairs,
  petPlace,
  travelFaults,
  withCompanions,
  type Party,
} from './party.ts';
import { quotaLeft, withQuotaNews } from './quota.ts';
import { isFreeSeat, neighbourOf, type SeatMap } from './seat.ts';
import type { FareKind } from './trip.ts';

const NAMES = ['Ana', 'Beto', 'Carla', 'Dora', 'Elio', 'Flor'];

function fareOfKind(kind: FareKind) {
  const fare = ALL_FARES.find((one) => one.kind === kind);
  if (!fare) throw new Error(`no fare of kind ${kind}`);
  return fare;
}

/** Seats of the lower floor: 1, 2 | 3, 4 in the first row, and so on; 1, 4, 5, 8, 9, 12 are windows. */
function who(seat: number, kind: FareKind = 'adult', firstName = NAMES[seat % NAMES.length] ?? ''): Passenger {
  const seatId = `ground-${seat}`;
  return {
    id: seatId,
    direction: 'outbound',
    seatId,
    firstName,
    lastName: kind === 'pet' ? '' : 'Peña',
    fareId: fareOfKind(kind).id,
    serviceIds: [],
  };
}

const empty = seatMap([]);
const party = (...passengers: Passenger[]): Party => ({ map: empty, passengers, fares: ALL_FARES });
const codes = (...passengers: Passenger[]) => partyFaults(party(...passengers)).map(({ code }) => code);
const reasonFor = (seat: number, kind: FareKind, others: Party) => fareRefusal(others, `ground-${seat}`, fareOfKind(kind));

describe('a pet', () => {
  it('[SEAT-066] sits by the window only', () => {
    expect(petPlace(empty, 'ground-2', [], ALL_FARES)).toEqual({ kind: 'refused', reason: 'pet-not-at-window' });
    expect(codes(who(2, 'pet'), who(1))).toEqual(['pet-not-at-window']);
  });

  it('[SEAT-042] brings a companion on the seat beside it, on both sides of the aisle', () => {
    expect(petPlace(empty, 'ground-1', [], ALL_FARES)).toEqual({ kind: 'companion', seatId: 'ground-2' });
    expect(petPlace(empty, 'ground-4', [], ALL_FARES)).toEqual({ kind: 'companion', seatId: 'ground-3' });
    expect(companionSeat(empty, 'ground-4', [])).toEqual({ seatId: 'ground-3' });
  });

  it('[SEAT-065] is accompanied by an adult of the party who sits beside it already', () => {
    expect(petPlace(empty, 'ground-1', [who(2, 'preferred')], ALL_FARES)).toMatchObject({ kind: 'accompanied', passengerId: 'ground-2' });
    expect(codes(who(1, 'pet'), who(2))).toEqual([]);
    expect(codes(who(1, 'pet'), who(3))).toEqual(['pet-needs-adult']);
    expect(codes(who(1, 'pet'), who(2, 'minor'), who(3))).toEqual(['pet-needs-adult']);
  });

  it('has a reason when nobody can sit beside it', () => {
    const alone: SeatMap = { ...empty, seats: { 'ground-1': { ...empty.seats['ground-1']!, neighbour: null } } };
    expect(petPlace(alone, 'ground-1', [], ALL_FARES)).toMatchObject({ reason: 'no-neighbour' });
    expect(petPlace(seatMap(['ground-2']), 'ground-1', [], ALL_FARES)).toMatchObject({ reason: 'neighbour-taken' });
    expect(petPlace(empty, 'ground-1', [who(2, 'minor')], ALL_FARES)).toMatchObject({ reason: 'neighbour-not-adult' });
    expect(companionSeat(empty, 'ground-1', [who(2)])).toEqual({ reason: 'neighbour-taken' });
  });

  it('is refused when it and its companion exceed the five', () => {
    const four = [5, 6, 7, 8].map((seat) => who(seat));
    expect(petPlace(empty, 'ground-1', four, ALL_FARES)).toMatchObject({ reason: 'passenger-limit' });
    expect(petPlace(empty, 'ground-1', [...four.slice(1), who(2)], ALL_FARES)).toMatchObject({ kind: 'accompanied' });
  });

  it('[SEAT-067] needs as many adults as there are pets', () => {
    expect(codes(who(1, 'pet'), who(4, 'pet'), who(2))).toEqual(['pet-needs-adult', 'pets-exceed-adults']);
    expect(codes(who(1, 'pet'), who(4, 'pet'), who(2), who(3))).toEqual([]);
  });

  it('[SEAT-068] has an adult of its own', () => {
    const shared: SeatMap = { ...empty, seats: { ...empty.seats, 'ground-5': { ...empty.seats['ground-5']!, neighbour: 'ground-2' } } };
    const passengers = [who(1, 'pet'), who(2), who(5, 'pet', 'Rex'), who(6)];
    expect(petPlace(shared, 'ground-5', passengers.slice(0, 2), ALL_FARES)).toMatchObject({ reason: 'adult-has-pet' });
    expect(partyFaults({ map: shared, passengers, fares: ALL_FARES })).toEqual([{ code: 'adult-has-pet', passengerId: 'ground-2' }]);
  });
});

describe('the companion of a pet', () => {
  const withPet = withCompanions(empty, [who(1, 'pet')], ALL_FARES);

  it('[SEAT-042] comes empty with an adult fare, counts, and must be named', () => {
    expect(withPet).toMatchObject({ joined: ['ground-2'], left: [] });
    const [, companion] = withPet.passengers;
    expect(companion).toMatchObject({ seatId: 'ground-2', firstName: '', lastName: '', fareId: '1' });
    expect(codes(...withPet.passengers)).toEqual(['name-missing']);
  });

  it('leaves with the pet while it is empty, and stays once it has a name', () => {
    expect(withCompanions(empty, withPet.passengers.slice(1), ALL_FARES)).toEqual({ passengers: [], joined: [], left: ['ground-2'] });
    expect(withCompanions(empty, [who(2)], ALL_FARES)).toEqual({ passengers: [who(2)], joined: [], left: [] });
  });

  it('leaves when the pet becomes a person', () => {
    const [, companion] = withPet.passengers;
    expect(withCompanions(empty, [who(1), companion!], ALL_FARES)).toMatchObject({ passengers: [{ id: 'ground-1' }], left: ['ground-2'] });
  });
});

describe('a fare is refused with its reason before it is chosen', () => {
  it('[SEAT-063][SEAT-064] a minor where nobody may accompany it', () => {
    expect(reasonFor(1, 'minor', party())).toBe('minor-alone');
    expect(reasonFor(1, 'minor', party(who(2, 'preferred')))).toBe('minor-alone');
    for (const kind of ['adult', 'senior', 'student', 'teacher'] as const) expect(reasonFor(1, 'minor', party(who(2, kind)))).toBeNull();
  });

  it('a minor in the place of the adult beside a pet', () => {
    expect(reasonFor(2, 'minor', party(who(1, 'pet'), who(3)))).toBe('pet-needs-adult');
  });

  it('a pet away from the window', () => {
    expect(reasonFor(2, 'pet', party())).toBe('pet-not-at-window');
    expect(reasonFor(1, 'pet', party())).toBeNull();
  });

  it('a reduced fare of which the bus has no place left', () => {
    const quotas = [{ fareId: '4', places: 8, left: 1 }];
    expect(reasonFor(1, 'student', { ...party(), quotas })).toBeNull();
    expect(reasonFor(1, 'student', { ...party(who(2, 'student')), quotas })).toBe('quota-exceeded');
    expect(reasonFor(1, 'adult', { ...party(who(2, 'student')), quotas })).toBeNull();
    expect(quotaLeft(quotas, [who(2, 'student'), who(3)])).toEqual([{ fareId: '4', places: 8, left: 0 }]);
    expect(partyFaults({ ...party(who(1, 'student'), who(2, 'student')), quotas })).toEqual([
      { code: 'quota-exceeded', fareId: '4', left: -1 },
    ]);
  });
});

describe('news of reduced fares', () => {
  it('counts the fullest leg of the stretch and leaves the other fares unchanged', () => {
    const quotas = [
      { fareId: '4', places: 8, left: 8 },
      { fareId: '5', places: 2, left: 2 },
    ];
    const news = { quotas: [{ fareId: '4', places: 8, left: [0, 3, 5] }] };
    expect(withQuotaNews(quotas, news, { legFrom: 1, legTo: 3 })).toEqual([{ fareId: '4', places: 8, left: 3 }, quotas[1]]);
    expect(withQuotaNews(quotas, news, { legFrom: 0, legTo: 3 })[0]?.left).toBe(0);
  });
});

describe('a direction', () => {
  it('has a passenger, and each has a name and a seat', () => {
    expect(codes()).toEqual(['party-empty']);
    expect(codes({ ...who(1), firstName: ' ' })).toEqual(['name-missing']);
    expect(codes({ ...who(1), lastName: '' })).toEqual(['name-missing']);
    expect(codes({ ...who(1), seatId: '?' })).toEqual(['seat-missing']);
    expect(codes(who(1))).toEqual([]);
  });

  it('[SEAT-049] a pet needs a first name only', () => {
    expect(isUnnamed(who(1, 'pet'), ALL_FARES)).toBe(false);
  });

  it('reports the seat of somebody else, and the sixth passenger', () => {
    expect(partyFaults({ ...party(who(1)), map: seatMap(['ground-1']) })).toEqual([{ code: 'seat-taken', passengerId: 'ground-1' }]);
    expect(codes(...[1, 2, 3, 4, 5, 6].map((seat) => who(seat)))).toEqual(['passenger-limit']);
  });

  it('[SEAT-050] refuses equal names, except of two empty companions', () => {
    expect(codes(who(1, 'adult', 'Ana'), who(2, 'adult', 'ANA'))).toEqual(['duplicate-passenger', 'duplicate-passenger']);
    const { passengers } = withCompanions(empty, [who(1, 'pet', 'Rex'), who(4, 'pet', 'Luna')], ALL_FARES);
    expect(codes(...passengers)).toEqual(['name-missing', 'name-missing']);
  });

  it('[SEAT-050] takes the names of a change as they were sold, also two equal ones', () => {
    const sold = (seat: number) => ({ ...who(seat, 'adult', 'Ana'), ticketId: `t-${seat}` });
    expect(codes(sold(1), sold(2))).toEqual([]);
  });

  it('[SEAT-063][SEAT-064] reports each minor without a companion', () => {
    expect(partyFaults(party(who(1, 'minor'), who(2, 'preferred')))).toEqual([{ code: 'minor-alone', passengerId: 'ground-1' }]);
  });
});

describe('two directions', () => {
  it('[SEAT-061] have as many passengers with a seat', () => {
    expect(travelFaults(party(who(1), who(2)), party(who(3)))).toEqual([{ code: 'passenger-count-differs', outbound: 2, back: 1 }]);
    expect(travelFaults(party(who(1)), party(who(3)))).toEqual([]);
    expect(travelFaults(party(who(1)), party())).toEqual([
      { code: 'party-empty', direction: 'return' },
      { code: 'passenger-count-differs', outbound: 1, back: 0 },
    ]);
  });

  it('a one-way trip has one direction, and each fault names its direction', () => {
    expect(travelFaults(party(who(1)), null)).toEqual([]);
    expect(travelFaults(party(who(1, 'minor')), party(who(2)))).toEqual([
      { code: 'minor-alone', passengerId: 'ground-1', direction: 'outbound' },
    ]);
  });
});

describe('on any bus', () => {
  const fares = ALL_FARES;

  /** The party after adding each passenger for whom no rule refuses the seat. */
  const legalParty = ({ map, passengers }: { map: SeatMap; passengers: Passenger[] }): Passenger[] =>
    passengers.reduce<Passenger[]>((others, passenger) => {
      const fare = fares.find(({ id }) => id === passenger.fareId);
      const isFull = others.length >= MAX_PASSENGERS || !isFreeSeat(map, passenger.seatId, others);
      if (!fare || isFull || fareRefusal({ map, passengers: others, fares }, passenger.seatId, fare)) return others;
      return withCompanions(map, [...others, passenger], fares).passengers;
    }, []);

  it('[SEAT-063][SEAT-064][SEAT-065][SEAT-066][SEAT-067][SEAT-068] a passenger added without a refusal breaks no rule', () => {
    fc.assert(
      fc.property(anyParty, ({ map, passengers }) => {
        const legal = legalParty({ map, passengers });
        const faults = legal.length === 0 ? [] : partyFaults({ map, passengers: legal, fares });
        expect(faults.filter(({ code }) => code !== 'name-missing')).toEqual([]);
      }),
    );
  });

  it('[SEAT-065][SEAT-066][SEAT-067][SEAT-068] no offered pair breaks a rule', () => {
    fc.assert(
      fc.property(anyParty, (drawn) => {
        const { map } = drawn;
        const passengers = legalParty(drawn);
        for (const { pet, companion } of petPairs(map, passengers, fares)) {
          const placed = withCompanions(map, [...passengers, { ...who(1, 'pet', 'Rex'), id: pet, seatId: pet }], fares).passengers;
          const beside = placed.find(({ seatId }) => seatId === companion);
          expect(map.seats[pet]).toMatchObject({ position: 'window', neighbour: companion });
          expect(isFreeSeat(map, pet, passengers)).toBe(true);
          expect(beside && isAdult(beside, fares)).toBe(true);
          expect(partyFaults({ map, passengers: placed, fares }).filter(({ code }) => code !== 'name-missing')).toEqual([]);
        }
      }),
    );
  });

  it('every window seat without an allowed pair has a reason', () => {
    fc.assert(
      fc.property(anyParty, ({ map, passengers }) => {
        const pairs = new Set(petPairs(map, passengers, fares).map(({ pet }) => pet));
        for (const seatId of Object.keys(map.seats).filter((one) => isFreeSeat(map, one, passengers))) {
          const place = petPlace(map, seatId, passengers, fares);
          expect(place.kind === 'refused').toBe(!pairs.has(seatId));
        }
      }),
    );
  });

  it('[SEAT-042] companions are added and removed with their pets, and a second run changes nothing', () => {
    fc.assert(
      fc.property(anyParty, ({ map, passengers }) => {
        const settled = withCompanions(map, passengers, fares);
        expect(withCompanions(map, settled.passengers, fares)).toEqual({ passengers: settled.passengers, joined: [], left: [] });
        expect(settled.passengers.length).toBeLessThanOrEqual(Math.max(MAX_PASSENGERS, passengers.length));
        const withoutPets = settled.passengers.filter((passenger) => !isPet(passenger, fares));
        expect(withCompanions(map, withoutPets, fares).left).toEqual(settled.joined);
      }),
    );
  });

  it('no party with a fault of pets, minors or seats may travel', () => {
    fc.assert(
      fc.property(anyParty, ({ map, passengers }) => {
        fc.pre(passengers.length > 0);
        const isBroken =
          passengers.some((pet) => {
            const adult = passengers.find(({ seatId }) => seatId === neighbourOf(map, pet.seatId));
            return isPet(pet, fares) && (map.seats[pet.seatId]?.position !== 'window' || !adult || !isAdult(adult, fares));
          }) ||
          (passengers.some(({ fareId }) => fareId === '2') && !passengers.some(({ fareId }) => ['1', '3', '4', '5'].includes(fareId)));
        expect(partyFaults({ map, passengers, fares }).length > 0).toBe(isBroken);
      }),
    );
  });
});
