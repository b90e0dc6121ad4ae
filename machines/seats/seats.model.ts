import { BEGONA, DEPARTURE, EMAIL, FARES, NOW, seatMap, SERVICES } from '../testing/fixtures.ts';
import type { Model } from '../testing/paths.ts';
import { done, failed } from '../testing/situation.ts';
import { seatsMachine } from './seats.machine.ts';

const refused = (code: string, seats?: string[]) => ({ code, retryable: false, ...(seats ? { seats } : {}) });
const lost = { code: 'network', retryable: true };

const drawn = done('getSeatMap', { map: seatMap(), fares: FARES, services: SERVICES });
const bus: Pick<Model, 'machine' | 'facts'> = {
  machine: seatsMachine,
  facts: ({ context }) => [
    context.passengers.map(({ seatId, fareId }: { seatId: string; fareId: string }) => seatId + fareId).join(),
    context.draft && [context.draft.seatId, context.draft.editing, context.draft.firstName !== '', context.draft.lastName !== ''],
    context.alert?.kind,
    context.email !== null,
    context.map?.taken.length,
    context.claims.length > 0,
    context.blockKey !== null,
    context.toRelease.length > 0,
  ],
};

/** What can happen to the map and its channel, and to a traveller who chooses. */
export const seatsModels: Model[] = [
  {
    ...bus,
    input: { departure: DEPARTURE, email: EMAIL, passengers: [BEGONA] },
    events: [
      drawn,
      failed('getSeatMap', lost),
      { type: 'map.retried' },
      { type: 'channel.opened', at: NOW },
      { type: 'channel.lost', at: NOW },
      { type: 'seat.reported', news: { version: 8, seatId: 'ground-6', kind: 'freed' } },
      { type: 'seat.reported', news: { version: 9, seatId: 'ground-6', kind: 'taken' } },
      done('selectSeats', { claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }),
      done('selectSeats', { claims: [], lost: ['ground-6'] }),
      failed('selectSeats', lost),
      { type: 'alert.closed' },
    ],
  },
  {
    ...bus,
    input: { departure: DEPARTURE, email: null, passengers: [] },
    events: [
      drawn,
      { type: 'seat.chosen', seatId: 'ground-6' },
      done('selectSeat', { seatId: 'ground-6', expiresAt: NOW }),
      failed('selectSeat', refused('seat-taken')),
      done('identify', { email: EMAIL }),
      failed('identify', refused('unauthorized')),
      { type: 'name.typed', field: 'firstName', text: 'Íñigo' },
      { type: 'name.typed', field: 'lastName', text: 'Peña' },
      { type: 'passenger.submitted' },
      { type: 'passenger.dismissed' },
      { type: 'passenger.removed', id: 'ground-6' },
      { type: 'passenger.edited', id: 'ground-6' },
      done('unselectSeat'),
      failed('unselectSeat', lost),
      { type: 'seats.continued' },
      { type: 'seats.left' },
      { type: 'leave.confirmed' },
      { type: 'leave.cancelled' },
      { type: 'alert.closed' },
    ],
  },
  {
    ...bus,
    input: { departure: DEPARTURE, email: EMAIL, passengers: [BEGONA] },
    events: [
      drawn,
      done('selectSeats', { claims: [{ seatId: 'ground-6', expiresAt: NOW }], lost: [] }),
      { type: 'seats.continued' },
      done('makeKey', 'key-1'),
      failed('makeKey', lost),
      done('blockSeats', { cartId: 'cart-1', expiresAt: NOW }),
      failed('blockSeats', lost),
      failed('blockSeats', refused('seats-lost', ['ground-6'])),
      failed('blockSeats', refused('unauthorized')),
      done('identifyToBlock', { email: EMAIL }),
      failed('identifyToBlock', refused('unauthorized')),
      { type: 'alert.closed' },
    ],
  },
];
