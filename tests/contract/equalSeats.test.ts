import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Passenger } from '../../machines/domain/passenger.ts';
import { equalSeats as inTheShop } from '../../machines/domain/seatOffers.ts';
import { sellableFares } from '../../services/trip/feed/fares.ts';
import { equalSeats as inTheService, sectionsOf } from '../../services/trip/domain/seatMap.ts';
import { layouts, seatsOf } from '../../services/trip/layouts/layouts.ts';
import { fareKind, seatMapOf } from '../../src/app/wire/seat.ts';

const fares = sellableFares.map(({ id, name, description, fareClassId }) => ({
  id: String(id),
  fareClassId,
  name,
  description,
  price: 0,
  kind: fareKind(String(id), name),
}));

/** A bus of the service, seats of others, and a party on other seats; its first passenger loses the seat. */
const lostSeat = fc.constantFrom(...layouts).chain((layout) => {
  const numbers = seatsOf(layout).map(({ seat }) => seat);
  return fc
    .tuple(
      fc.shuffledSubarray(numbers, { minLength: 1 }),
      fc.integer({ min: 1, max: 5 }),
      fc.infiniteStream(fc.constantFrom(...sellableFares)),
    )
    .map(([shuffled, size, kinds]) => ({
      layout,
      party: shuffled.slice(0, size).map((seat) => ({ seat, fare: kinds.next().value ?? sellableFares[0] })),
      taken: [...shuffled.slice(size), shuffled[0] ?? 0],
    }));
});

describe('equal seats', () => {
  test('of a lost one are the same for the shop and for the service', () => {
    fc.assert(
      fc.property(lostSeat, ({ layout, party, taken }) => {
        const [lost] = party;
        const seat = seatsOf(layout).find((one) => one.seat === lost?.seat);
        if (seat === undefined) throw new Error('the seat is not of this bus');
        const claims = taken.map((number) => ({ seat: number, mine: false, kind: 'selected' as const, expiresAt: null, cartId: null }));
        const map = seatMapOf({
          id: layout.id,
          name: layout.name,
          version: 0,
          channel: 'run',
          legFrom: 0,
          legTo: 1,
          serverTime: '2026-11-21T05:20:00Z',
          seatmap: { sections: sectionsOf(layout, 'class', claims) },
          quotas: [],
        });
        const passengers = party.map(({ seat: number, fare }): Passenger => ({
          id: String(number),
          direction: 'outbound',
          seatId: String(number),
          firstName: 'Ana',
          lastName: 'Peña',
          fareId: String(fare?.id),
          serviceIds: [],
        }));
        const sitters = party.map(({ seat: number, fare }) => ({ seat: number, kind: fare?.kind ?? 'plain' }));
        expect(inTheShop(map, String(seat.seat), passengers, fares).map(({ seatId }) => seatId)).toEqual(
          inTheService(layout, seat, new Set(taken), sitters).map((offer) => String(offer.seat)),
        );
      }),
    );
  });
});
