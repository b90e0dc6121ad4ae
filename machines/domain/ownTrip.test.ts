import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, plusSeconds } from './instant.ts';
import {
  isCurrent,
  isLost,
  optionsOf,
  othersToCancel,
  ticketToRename,
  totalOf,
  tripLists,
  wayBackFrom,
  type OwnTicket,
  type OwnTrip,
} from './ownTrip.ts';

const ticket: OwnTicket = {
  id: 't-1',
  status: 'live',
  firstName: 'Ana',
  lastName: 'Peña',
  category: 'ADULTO',
  seat: '1',
  floor: 'ground',
  unit: null,
  services: [],
  price: 45_000_000,
  code: 'AN-1',
  qr: 'AN-1',
  isRenamed: false,
};
const trip: OwnTrip = {
  id: 'TRX-1 outbound',
  platform: 'new',
  transaction: 'TRX-1',
  orderId: 'o-1',
  direction: 'outbound',
  ride: null,
  status: 'confirmed',
  origin: { code: 'MTY', name: 'Monterrey' },
  destination: { code: 'TAM', name: 'Tampico' },
  departs: '2026-11-27T08:30:00-06:00',
  arrives: '2026-11-27T15:45:00-06:00',
  createdAt: '2026-11-26T12:00:00-06:00',
  reservation: null,
  tickets: [ticket],
};
const reserved: OwnTrip = {
  ...trip,
  status: 'reserved',
  reservation: { expiresAt: '2026-11-26T13:00:00-06:00', reference: '98', total: 1 },
};
const old: OwnTrip = { ...trip, platform: 'old', createdAt: null };
const at = (text: string) => text;

describe('lists of trips', () => {
  it('[TRIPS-041][TRIPS-042] a trip is current until its first live ticket departs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (seconds) => {
        const now = plusSeconds(trip.departs, seconds);
        expect(isCurrent(trip, now)).toBe(seconds <= 0);
        const { current, past } = tripLists([trip], now);
        expect([current.length, past.length]).toEqual(seconds <= 0 ? [1, 0] : [0, 1]);
      }),
    );
  });

  it('[TRIPS-044] cancelled and changed tickets are hidden from the current list', () => {
    const now = at('2026-11-26T12:00:00-06:00');
    const cancelled = { ...ticket, id: 't-2', status: 'cancelled' as const };
    const { current } = tripLists([{ ...trip, tickets: [cancelled, ticket] }], now);
    expect([current[0]?.ended, tripLists([trip], now).current[0]?.ended]).toEqual([{ cancelled: 1, changed: 0 }, undefined]);
    expect(current[0]?.tickets.map(({ id }) => id)).toEqual(['t-1']);
    expect(tripLists([{ ...trip, tickets: [cancelled, { ...ticket, status: 'changed' }] }], now).past).toHaveLength(1);
  });

  it('a trip whose bus leaves late stays current until it leaves, and offers no more than the timetable allows', () => {
    const late = { [trip.id]: { departs: '2026-11-27T08:42:00-06:00', arrives: '2026-11-27T15:57:00-06:00' } };
    const current = (time: string) => tripLists([trip], `2026-11-27T${time}-06:00`, late).current.length;
    expect([current('08:30:01'), current('08:42:00'), current('08:42:01')]).toEqual([1, 1, 0]);
    expect(optionsOf(trip, '2026-11-27T08:35:00-06:00')).toEqual(['order', 'track', 'wayBack', 'repeat']);
    const early = { [trip.id]: { departs: '2026-11-27T08:20:00-06:00', arrives: '2026-11-27T15:45:00-06:00' } };
    expect(tripLists([trip], '2026-11-27T08:25:00-06:00', early).current).toHaveLength(1);
  });

  it('[TRIPS-043] an expired reservation is past', () => {
    expect(isLost(reserved, '2026-11-26T12:59:59-06:00')).toBe(false);
    expect(isLost(reserved, '2026-11-26T13:00:01-06:00')).toBe(true);
    expect(isLost({ ...old, status: 'reserved', reservation: reserved.reservation }, '2026-11-26T13:00:01-06:00')).toBe(true);
  });

  it('[TRIPS-045][TRIPS-046][CONST-052] an unpaid one is dropped after 24 h, and an hour before it departs', () => {
    const open = { ...reserved, reservation: { expiresAt: null, reference: '98', total: 1 }, createdAt: '2026-11-24T12:00:00-06:00' };
    expect(isLost(open, '2026-11-25T12:00:00-06:00')).toBe(false);
    expect(isLost(open, '2026-11-25T12:00:01-06:00')).toBe(true);
    const late = { ...open, createdAt: '2026-11-27T06:00:00-06:00' };
    expect(isLost(late, '2026-11-27T07:30:00-06:00')).toBe(false);
    expect(isLost(late, '2026-11-27T07:30:01-06:00')).toBe(true);
    expect(isLost({ ...late, platform: 'old' }, '2026-11-27T07:30:01-06:00')).toBe(false);
  });

  it('current trips come by departure, and past ones the last first', () => {
    const days = fc.array(fc.integer({ min: -30, max: 30 }), { maxLength: 8 });
    fc.assert(
      fc.property(days, (offsets) => {
        const now = trip.departs;
        const all = offsets.map((day, index) => ({ ...trip, id: String(index), departs: plusSeconds(now, day * 86_400) }));
        const { current, past } = tripLists(all, now);
        const times = (list: OwnTrip[]) => list.map(({ departs }) => Date.parse(departs));
        expect(times(current)).toEqual(times(current).toSorted((one, other) => one - other));
        expect(times(past)).toEqual(times(past).toSorted((one, other) => other - one));
        expect(current.length + past.length).toBe(all.length);
      }),
    );
  });
});

describe('options of a trip', () => {
  const now = at('2026-11-26T12:00:00-06:00');

  it('[TRIPS-032][TRIPS-034] paying online is for unpaid trips of the older platform, and nothing unpaid is cancelled here', () => {
    const unpaid = { ...old, status: 'reserved' as const, reservation: { expiresAt: null, reference: '1', total: 1 } };
    expect(optionsOf(unpaid, now)).toEqual(['payOnline']);
    expect(optionsOf(reserved, now)).toEqual([]);
    expect(optionsOf(trip, now)).not.toContain('payOnline');
  });

  it('[TRIPS-029][TRIPS-030] an edit is for paid trips of the older platform that have not departed', () => {
    const reservation = { expiresAt: null, reference: '1', total: 1 };
    fc.assert(
      fc.property(fc.constantFrom('new', 'old'), fc.boolean(), fc.integer({ min: -90_000, max: 90_000 }), (platform, isPaid, seconds) => {
        const one: OwnTrip = { ...trip, platform, ...(!isPaid && { status: 'reserved', reservation }) };
        const isOffered = platform === 'old' && isPaid && seconds <= 0;
        expect(optionsOf(one, plusSeconds(trip.departs, seconds)).includes('edit')).toBe(isOffered);
        expect(optionsOf(one, plusSeconds(trip.departs, seconds), true).includes('edit')).toBe(isPaid && seconds <= 0);
      }),
    );
  });

  it('[TRIPS-031][TRIPS-033][RENAME-012] a paid trip is renamed once for each ticket, and cancelled', () => {
    expect(optionsOf(trip, now)).toEqual(['order', 'board', 'rename', 'track', 'wayBack', 'repeat', 'cancel']);
    const renamed = { ...ticket, isRenamed: true };
    expect(optionsOf({ ...trip, tickets: [renamed] }, now)).not.toContain('rename');
    const other = { ...ticket, id: 't-2' };
    expect(ticketToRename({ ...trip, tickets: [renamed, other] }, renamed)).toBe(other);
    expect(ticketToRename(trip, ticket)).toBe(ticket);
  });

  it('where to board is asked until the bus leaves; a bus on its way is tracked, until it arrives', () => {
    expect(optionsOf(trip, trip.departs)).toContain('board');
    expect(optionsOf(trip, plusSeconds(trip.departs, 60))).toEqual(['order', 'track', 'wayBack', 'repeat']);
    expect(optionsOf(trip, plusSeconds(trip.arrives, 60))).toEqual(['order', 'repeat']);
  });
});

it('the total is the sum of the tickets', () => {
  expect(totalOf({ tickets: [ticket, { ...ticket, price: 5 }] })).toBe(45_000_005);
});

describe('the other ways that a cancellation offers', () => {
  const now = '2026-11-26T12:00:00-06:00';
  const back: OwnTrip = { ...trip, id: 'TRX-1 return', direction: 'return', departs: '2026-11-29T09:00:00-06:00' };

  it('[CANCEL-011] are those of the same purchase', () => {
    expect(othersToCancel([trip, back], trip, now)).toEqual([back]);
    expect(othersToCancel([trip, back], back, now)).toEqual([trip]);
    expect(othersToCancel([trip, { ...back, transaction: 'TRX-2' }, { ...back, platform: 'old' }], trip, now)).toEqual([]);
  });

  it('[CANCEL-011] have live tickets, and their bus has not left', () => {
    expect(othersToCancel([trip, back], back, '2026-11-28T12:00:00-06:00')).toEqual([]);
    expect(othersToCancel([trip, { ...back, tickets: [{ ...ticket, status: 'cancelled' }] }], trip, now)).toEqual([]);
  });
});

describe('a trip that is bought again', () => {
  const back: OwnTrip = { ...trip, id: 'TRX-1 return', direction: 'return', origin: trip.destination, destination: trip.origin };
  const gone = { ...ticket, status: 'cancelled' as const };

  it('every paid trip is offered again, also when it is over or cancelled', () => {
    const after = plusSeconds(trip.arrives, 1);
    expect(optionsOf(trip, trip.departs)).toContain('repeat');
    expect(optionsOf(old, after)).toContain('repeat');
    expect(optionsOf({ ...trip, tickets: [gone] }, trip.departs)).toEqual(['order', 'repeat']);
    expect(optionsOf(reserved, at('2026-11-26T12:30:00-06:00'))).not.toContain('repeat');
  });

  it('the way back is offered until the trip arrives', () => {
    expect(optionsOf(trip, trip.arrives)).toContain('wayBack');
    expect(optionsOf(trip, plusSeconds(trip.arrives, 1))).not.toContain('wayBack');
  });

  it('the way back is not offered where it was bought', () => {
    const offers = (one: OwnTrip, ...others: OwnTrip[]) => optionsOf(one, one.departs, false, [one, ...others]).includes('wayBack');
    expect(offers(trip, back)).toBe(false);
    expect(offers(back)).toBe(false);
    expect(offers(trip, { ...back, transaction: 'TRX-2' })).toBe(true);
    expect(offers(trip, { ...back, tickets: [gone] })).toBe(true);
    expect(offers({ ...trip, tickets: [gone] })).toBe(false);
  });

  it('a way back leaves on the day of the arrival at the earliest', () => {
    const night = { ...trip, arrives: '2026-11-28T00:15:00-06:00' };
    expect(wayBackFrom([night], 'TAM', night.arrives)).toBe('2026-11-28');
    expect(wayBackFrom([night], 'TAM', plusSeconds(night.arrives, 1))).toBeNull();
    expect(wayBackFrom([night], 'MTY', trip.departs)).toBeNull();
  });

  it('either way of a round trip is repeated, and a cancelled way back is bought again', () => {
    const both = [trip, back];
    for (const { origin } of both) expect(wayBackFrom(both, origin.code, trip.departs)).toBeNull();
    expect(wayBackFrom([trip, { ...back, tickets: [gone] }], back.origin.code, trip.departs)).toBe(dayOf(trip.arrives));
  });
});
