import { fromPromise } from 'xstate';
import type { BlockOrder } from '../../../machines/block/index.ts';
import type { Departure, Hold } from '../../../machines/domain/trip.ts';
import { faresOfTrip, floorsOfBus } from '../queries/seatMap.ts';
import { trip } from '../http/http.ts';
import { queries } from '../queries/queryClient.ts';
import { askAsHolder } from '../http/holderId.ts';
import { blockRequestOf } from '../wire/block.ts';

/** API-017, CONST-011 */
const BLOCK_RETRIES = 10;

export const blockSeats = fromPromise<Hold, BlockOrder & { key: string; email: string }>(async ({ input, signal }) => {
  const { key, departure, returnDeparture, email, passengers, change } = input;
  const [outbound, back] = await Promise.all([busToSell(departure), returnDeparture && busToSell(returnDeparture)]);
  const body = blockRequestOf({ outbound, back, email, passengers, change });
  const { cartId, expiresAt } = await askAsHolder(
    (init) =>
      trip.POST('/seat/block', { signal: init.signal, params: { header: { holder: init.holder, 'idempotency-key': init.key } }, body }),
    {
      key,
      retries: BLOCK_RETRIES,
      signal,
    },
  );
  // Back at the seats, the traveller sees the prices of then.
  void queries.invalidateQueries({ queryKey: ['trips'] });
  return { cartId, expiresAt };
});

/** The fields of a bus that the request needs beside its departure. */
async function busToSell(departure: Departure) {
  const [fares, floorOf] = await Promise.all([faresOfTrip(departure), floorsOfBus(departure)]);
  return { departure, fares, floorOf };
}
