import { describe, expect, it } from 'vitest';
import { currentTrips, type OwnTicket } from './ownTrips.ts';

const reserved: OwnTicket = {
  orderId: 'o-1',
  status: 'reserved',
  itemId: null,
  payBefore: new Date('2026-11-26T13:00:00-06:00'),
  body: {
    isReturn: false,
    departureDatetime: '2026-11-27T08:30:00-06:00',
    arrivalDatetime: '2026-11-27T15:45:00-06:00',
    fromId: 'MTY',
    fromShortcode: 'MTY',
    from: 'Monterrey',
    fromTimeZone: 'America/Monterrey',
    toId: 'TAM',
    toShortcode: 'TAM',
    to: 'Tampico',
    toTimeZone: 'America/Monterrey',
  },
};

const countAt = (ticket: OwnTicket, at: string) => currentTrips([ticket], Date.parse(at)).length;

describe('the coming trips of an account', () => {
  it('[PROFILE-016][TRIPS-043] have a reservation until its end, not after it', () => {
    expect(countAt(reserved, '2026-11-26T12:59:59.999-06:00')).toBe(1);
    expect(countAt(reserved, '2026-11-26T13:00:00.000-06:00')).toBe(0);
  });

  it('[PROFILE-016] have a paid ticket until it departs, also after the end of its reservation', () => {
    const paid: OwnTicket = { ...reserved, status: 'issued', itemId: 'AN-2W8K-1' };
    expect(countAt(paid, '2026-11-27T08:30:00.000-06:00')).toBe(1);
    expect(countAt(paid, '2026-11-27T08:30:00.001-06:00')).toBe(0);
  });
});
