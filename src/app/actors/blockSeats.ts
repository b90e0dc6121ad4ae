import { fromPromise } from 'xstate';
import type { Change } from '../../../machines/domain/change.ts';
import type { Passenger } from '../../../machines/domain/passenger.ts';
import type { Departure, Hold } from '../../../machines/domain/trip.ts';
import { faresOfTrip, floorsOfBus } from '../bus.ts';
import { rememberHold } from '../carts.ts';
import { holder } from '../holder.ts';
import { ask, trip } from '../http.ts';
import { blockRequestOf } from '../wire/trip.ts';

/** API-017, CONST-011 */
const BLOCK_RETRIES = 10;

type Block = {
  key: string;
  departure: Departure;
  returnDeparture: Departure | null;
  email: string;
  passengers: Passenger[];
  change: Change | null;
};

/** `openNext` brings what a cart leads to: no seats are held before they can be paid. */
export const blockSeatsAnd = (openNext: () => Promise<void>) =>
  fromPromise<Hold, Block>(async ({ input, signal }) => {
    const { key, departure, returnDeparture, email, passengers, change } = input;
    const [outbound, back] = await Promise.all([busToSell(departure), returnDeparture && busToSell(returnDeparture), openNext()]);
    const body = blockRequestOf({ outbound, back, email, passengers, change });
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
  });

/** What the request says of a bus beside its departure. */
async function busToSell(departure: Departure) {
  const [fares, floorOf] = await Promise.all([faresOfTrip(departure), floorsOfBus(departure)]);
  return { departure, fares, floorOf };
}
