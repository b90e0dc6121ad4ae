import { fromPromise } from 'xstate';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import type { Departure, Hold } from '../../../machines/domain/trip.ts';
import { faresOfTrip, floorsOfBus } from '../bus.ts';
import { rememberHold } from '../carts.ts';
import { holder } from '../holder.ts';
import { ask, trip } from '../http.ts';
import { blockRequestOf } from '../wire/trip.ts';

/** API-017, CONST-011 */
const BLOCK_RETRIES = 10;

export const blockSeats = fromPromise<Hold, { key: string; departure: Departure; email: string; passengers: Passenger[] }>(
  async ({ input, signal }) => {
    const { key, departure, email, passengers } = input;
    const [fares, floorOf] = await Promise.all([faresOfTrip(departure), floorsOfBus(departure)]);
    const body = blockRequestOf({ departure, email, passengers, fares, floorOf });
    const { cartId, expiresAt } = await ask(
      (init) =>
        trip.POST('/seat/block', { signal: init.signal, params: { header: { holder: holder(), 'idempotency-key': init.key } }, body }),
      {
        key,
        retries: BLOCK_RETRIES,
        signal,
      },
    );
    rememberHold(cartId, expiresAt);
    return { cartId, expiresAt };
  },
);
