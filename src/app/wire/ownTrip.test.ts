import { describe, expect, it } from 'vitest';
import { optionsOf } from '../../../machines/domain/ownTrip.ts';
import type { components } from '../../../openapi/types/trip.ts';
import { answerExample } from './contract.examples.ts';
import { estimatesOf, tripsOfOldTickets, tripsOfTransaction } from './ownTrip.ts';
import { runOf } from './ride.ts';

type Wire = components['schemas'];

const { transactions } = answerExample('trip', '/api/ticket', 'get', '200') as { transactions: Wire['Transaction'][] };
const { tickets } = answerExample('trip', '/tickets/tickets', 'get', '200') as { tickets: Wire['OldTicket'][] };
const [bought] = transactions;
const [old] = tickets;
const [first] = bought?.tickets ?? [];
if (!bought || !old || !first) throw new Error('the documents have examples');

it('the estimates of the trips whose buses reported', () => {
  const [trip] = tripsOfTransaction(bought);
  if (!trip?.ride) throw new Error('a ride');
  const delay = {
    run: runOf(trip.ride),
    departureDatetime: '2026-11-27T08:42:00-06:00',
    arrivalDatetime: '2026-11-27T15:57:00-06:00',
    reportedAt: '2026-11-27T14:12:40Z',
  };
  const estimate = { departs: delay.departureDatetime, arrives: delay.arrivalDatetime };
  expect(runOf(trip.ride)).toEqual(first.run);
  expect(estimatesOf([trip, { ...trip, id: 'other', ride: null }], [delay])).toEqual({ [trip.id]: estimate });
  expect(estimatesOf([trip], [{ ...delay, run: { ...delay.run, legTo: delay.run.legTo + 1 } }])).toEqual({});
});

describe('trips of the newer platform', () => {
  it('[TRIPS-037][TRIPS-052] a transaction is a trip with its tickets', () => {
    expect(tripsOfTransaction(bought)).toEqual([
      expect.objectContaining({ platform: 'new', transaction: bought.transactionId, status: 'confirmed', reservation: null }),
    ]);
    expect(tripsOfTransaction(bought)[0]?.tickets[0]).toMatchObject({ seat: '1', floor: 'ground', price: 47_500_000, unit: '2041' });
  });

  it('[TRIPS-039][TRIPS-047] it waits for its payment only when all payments are pay later and it is not paid', () => {
    const later = {
      type: 'pay_later',
      method: 'pay_later',
      waitingExpirationDate: '2026-11-22T00:00:00Z',
      referenceNumber: '98',
      total: 1,
    } as const;
    const [paid] = bought.payments;
    if (!paid) throw new Error('a payment');
    const statusOf = (status: typeof bought.status, payments: (typeof bought)['payments']) =>
      tripsOfTransaction({ ...bought, status, payments })[0]?.status;
    expect(statusOf('reserved', [later])).toBe('reserved');
    expect(statusOf('reserved', [later, paid])).toBe('confirmed');
    expect(statusOf('paid', [later])).toBe('confirmed');
    expect(tripsOfTransaction({ ...bought, status: 'reserved', payments: [later] })[0]?.reservation).toEqual({
      // At the terminal, as every time that a traveller reads.
      expiresAt: '2026-11-21T18:00:00-06:00',
      reference: '98',
      total: 1,
    });
  });

  it('[TRIPS-048] a round trip is split by the associated ticket; the later one returns', () => {
    const back = {
      ...first,
      _id: 't_back',
      associatedRoundtripTicketId: first._id,
      departureDatetime: '2026-11-30T08:30:00-06:00',
      arrivalDatetime: '2026-11-30T15:45:00-06:00',
    };
    const both = [back, { ...first, associatedRoundtripTicketId: back._id }];
    expect(tripsOfTransaction({ ...bought, tickets: both }).map(({ direction, departs }) => [direction, departs])).toEqual([
      ['return', back.departureDatetime],
      ['outbound', first.departureDatetime],
    ]);
  });
});

describe('trips of the older platform', () => {
  it('[TRIPS-038][TRIPS-040][TRIPS-054] a ticket without an ikey is a reservation', () => {
    expect(tripsOfOldTickets([old])[0]).toMatchObject({ platform: 'old', transaction: old.numoperacion, status: 'reserved' });
    const [kept] = tripsOfOldTickets([{ ...old, fecliberacionreservacion: '2026-11-22T00:00:00Z' }]);
    expect(kept?.reservation?.expiresAt).toBe('2026-11-21T18:00:00-06:00');
    expect(tripsOfOldTickets([{ ...old, ikey: 'AN-1' }])[0]).toMatchObject({ status: 'confirmed', reservation: null });
  });

  it('[TRIPS-049][TRIPS-050] tickets are grouped by operation and departure, and the earliest way is outbound', () => {
    const later = { ...old, boletoId: 'b-2', fechorsalida: '2026-11-29T08:30:00-06:00' };
    const other = { ...old, boletoId: 'b-3', numoperacion: '2' };
    expect(tripsOfOldTickets([later, other, old]).map(({ transaction, direction, departs }) => [transaction, direction, departs])).toEqual([
      [old.numoperacion, 'outbound', old.fechorsalida],
      [old.numoperacion, 'return', later.fechorsalida],
      ['2', 'outbound', old.fechorsalida],
    ]);
  });

  it('[TRIPS-051][TRIPS-053][TRIPS-055] an unpaid ticket costs its fare and services; floor 1 is the lower deck', () => {
    const [unpaid] = tripsOfOldTickets([old])[0]?.tickets ?? [];
    expect(unpaid).toMatchObject({ price: 47_500_000, floor: 'ground', code: null, qr: null });
    const [paid] = tripsOfOldTickets([{ ...old, ikey: 'AN-1', preciopagado: 5, numpiso: 2 }])[0]?.tickets ?? [];
    expect(paid).toMatchObject({ price: 5, floor: 'top', code: 'AN-1' });
  });

  it('[RENAME-012] a renamed ticket offers no other name', () => {
    const offers = (renombrado: boolean) =>
      tripsOfOldTickets([{ ...old, ikey: 'AN-1', renombrado }]).flatMap((trip) => optionsOf(trip, '2026-11-21T00:00:00-06:00'));
    expect([offers(false).includes('rename'), offers(true).includes('rename')]).toEqual([true, false]);
  });
});
