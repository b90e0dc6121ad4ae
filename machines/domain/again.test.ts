import { describe, expect, it } from 'vitest';
import { ALL_FARES, FARES, MTY, OWN_TRIP, QUOTAS, SLP, seatMap } from '../testing/fixtures.ts';
import { formerTravellers, seatedAgain, type FormerTraveller } from './again.ts';
import type { OwnTrip } from './ownTrip.ts';

const traveller = (firstName: string, seatId: string, category = 'ADULTO'): FormerTraveller => ({
  firstName,
  lastName: category === 'MASCOTA' ? '' : 'Treviño',
  category,
  seat: seatMap([]).seats[seatId]?.number ?? seatId,
});
const on = (former: readonly FormerTraveller[], taken: readonly string[] = [], serviceIds: readonly string[] = []) =>
  seatedAgain(former, { map: seatMap([...taken]), fares: ALL_FARES, quotas: QUOTAS, serviceIds });
const seatsOf = ({ passengers }: ReturnType<typeof on>) => passengers.map(({ seatId, firstName }) => `${seatId} ${firstName}`);

describe('the seats of the travellers of an earlier order', () => {
  const two = [traveller('Begoña', 'ground-1'), traveller('Ana', 'ground-6')];

  it('are where they sat', () => {
    const seated = on(two, [], ['64']);
    expect(seatsOf(seated)).toEqual(['ground-1 Begoña', 'ground-6 Ana']);
    expect(seated.again).toEqual({ seats: 'same', left: [] });
    expect(seated.passengers[0]).toEqual({
      id: 'outbound:ground-1',
      direction: 'outbound',
      seatId: 'ground-1',
      firstName: 'Begoña',
      lastName: 'Treviño',
      fareId: '1',
      serviceIds: ['64'],
    });
  });

  it('are the nearest ones of the same kind where others took one, and the rest stays', () => {
    const seated = on(two, ['ground-1']);
    expect(seatsOf(seated)).toEqual(['ground-4 Begoña', 'ground-6 Ana']);
    expect(seated.again).toEqual({ seats: 'others', left: [] });
  });

  it('are the best ones together where a number is unknown here, or was that of two', () => {
    for (const party of [
      [traveller('Begoña', '99'), traveller('Ana', 'ground-6')],
      [traveller('Begoña', 'ground-6'), traveller('Ana', 'ground-6')],
    ]) {
      expect(seatsOf(on(party))).toEqual(['ground-1 Begoña', 'ground-2 Ana']);
    }
  });

  it('are none where no floor has enough for all', () => {
    const allBut = (...kept: string[]) => Object.keys(seatMap([]).seats).filter((id) => !kept.includes(id));
    expect(on(two, allBut('ground-1'))).toEqual({ passengers: [], again: 'nobody' });
    expect(on([], [])).toEqual({ passengers: [], again: 'nobody' });
    expect(seatsOf(on(two.slice(0, 1), allBut('ground-1')))).toEqual(['ground-1 Begoña']);
  });

  it('are five at most', () => {
    const six = [1, 2, 3, 4, 5, 6].map((seat) => traveller(`Ana ${'abcdef'[seat - 1]}`, `ground-${seat}`));
    expect(on(six).passengers).toHaveLength(5);
  });
});

describe('the passenger types of an earlier order', () => {
  const adult = traveller('Begoña', 'ground-2');

  it('a reduced fare is kept, and who finds none left is placed by hand', () => {
    const [ana, luz] = [traveller('Ana', 'ground-6', 'ESTUDIANTE'), traveller('Luz', 'ground-7', 'ESTUDIANTE')];
    const both = on([ana, luz, adult]);
    expect(both.passengers.map(({ firstName, fareId }) => `${firstName} ${fareId}`)).toEqual(['Ana 4', 'Begoña 1']);
    expect(both.again).toEqual({ seats: 'same', left: ['Luz Treviño'] });
  });

  it('a type that this bus does not sell is placed by hand', () => {
    const seated = seatedAgain([adult, traveller('Luz', 'ground-7', 'PREFERENTE')], {
      map: seatMap([]),
      fares: FARES,
      quotas: [],
      serviceIds: [],
    });
    expect(seated.again).toEqual({ seats: 'same', left: ['Luz Treviño'] });
  });

  it('a minor goes with its adult only', () => {
    const minor = traveller('Íñigo', 'ground-1', 'MENOR');
    expect(on([minor, adult]).again).toEqual({ seats: 'same', left: [] });
    expect(on([minor]).again).toBe('nobody');
  });

  it('a pet gets the window beside its adult, without services, or is placed by hand', () => {
    const pet = traveller('Canela', 'ground-1', 'MASCOTA');
    const seated = on([pet, adult], [], ['64']);
    expect(seatsOf(seated)).toEqual(['ground-1 Canela', 'ground-2 Begoña']);
    expect(seated.passengers.map(({ serviceIds }) => serviceIds)).toEqual([[], ['64']]);
    expect(seatsOf(on([pet, adult], ['ground-1']))).toEqual(['ground-4 Canela', 'ground-3 Begoña']);
    const pairs = Object.values(seatMap([]).seats).flatMap(({ id, position }) => (position === 'window' ? [id] : []));
    expect(on([pet, adult], pairs).again).toEqual({ seats: 'same', left: ['Canela'] });
  });
});

describe('who travelled', () => {
  const [begona, inigo] = OWN_TRIP.tickets;
  if (!begona || !inigo) throw new Error('the trip has two tickets');
  const gone = { ...begona, status: 'cancelled' as const };
  const out: OwnTrip = { ...OWN_TRIP, tickets: [begona, inigo] };
  const back: OwnTrip = {
    ...out,
    direction: 'return',
    origin: out.destination,
    destination: out.origin,
    tickets: [{ ...begona, seat: '9' }],
  };
  const seats = (trips: readonly OwnTrip[], origin = MTY, destination = SLP) =>
    formerTravellers(trips, { origin, destination }).map(({ firstName, seat }) => `${firstName} ${seat}`);

  it('is asked of the same way, else of the opposite one', () => {
    expect(seats([back, out])).toEqual(['Begoña 6', 'Íñigo 5']);
    expect(seats([out, back], SLP, MTY)).toEqual(['Begoña 9']);
    expect(seats([out], SLP, MTY)).toEqual(['Begoña 6', 'Íñigo 5']);
    expect(seats([out], MTY, MTY)).toEqual([]);
  });

  it('is whoever has a ticket, each once, or all when every ticket was cancelled', () => {
    expect(seats([{ ...out, tickets: [gone, inigo, { ...inigo, id: 't-3' }] }])).toEqual(['Íñigo 5']);
    expect(seats([{ ...out, tickets: [gone] }])).toEqual(['Begoña 6']);
  });
});
