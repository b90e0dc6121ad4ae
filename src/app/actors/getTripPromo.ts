import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { ask, trip } from '../http/http.ts';

type Input = { date: PlainDate; price: Money; returnDate: PlainDate };

/** The category of an adult. */
const ADULT = '1';

/** No ticket exists yet, so the way out is quoted as one adult, and the way back by its day alone. */
export const getTripPromo = fromPromise<void, Input>(async ({ input: { date, price, returnDate }, signal }) => {
  // The client's types leave out a field whose only value is null.
  const ticket = { category_id: ADULT, boleto_id: 'outbound', pricing_diagrama: null as never, price };
  const body = { trip: { departure: { date, tickets: [ticket] }, returning: { date: returnDate, tickets: [] } } };
  const { promotionId } = await ask((init) => trip.POST('/trip/promo', { signal: init.signal, body }), { retries: 1, signal });
  if (promotionId === null) throw { code: 'refused', retryable: false } satisfies Failure;
});
