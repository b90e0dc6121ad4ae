import { queryOptions } from '@tanstack/react-query';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import { ask, trip } from '../http/http.ts';
import { dayPricesOf } from '../wire/departure.ts';
import { FRESH } from './queryClient.ts';

/** `wayOutDate`: the days are of a way back, with the prices after a way out on this day. */
export type MonthQuery = {
  originId: string;
  destinationId: string;
  from: PlainDate;
  to: PlainDate;
  roundTrip: boolean;
  wayOutDate: PlainDate | null;
};

/** The lowest price of each day from `from` to `to`, 62 days at most (API-007). Rejects with a Failure; leaving the page aborts it. */
export function monthPricesQuery({ originId, destinationId, from, to, roundTrip, wayOutDate }: MonthQuery) {
  return queryOptions({
    queryKey: ['monthPrices', originId, destinationId, from, to, roundTrip, wayOutDate],
    staleTime: FRESH.trips,
    queryFn: async ({ signal }) => {
      const body = {
        origenId: originId,
        destinoId: destinationId,
        dateInit: from,
        dateEnd: to,
        esViajeRedondo: roundTrip,
        ...(wayOutDate !== null && { wayOutDate }),
      };
      const answer = await ask((init) => trip.POST('/trip/search/dates', { signal: init.signal, body }), { signal, retries: 1 });
      return dayPricesOf(answer.data.data);
    },
  });
}
