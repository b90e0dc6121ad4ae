import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { DayPrices } from '../../../machines/domain/calendar.ts';
import { type MonthQuery, monthPricesQuery } from './monthPrices.ts';
import { queries } from './queryClient.ts';

const subscribe = (listener: () => void) => queries.getQueryCache().subscribe(listener);

/** The lowest price of each day; null until they are loaded, and when they cannot be. */
export function useDayPrices(asked: MonthQuery | null): DayPrices | null {
  const { originId = '', destinationId = '', from = '', to = '', roundTrip = false, wayOutDate = null } = asked ?? {};
  const options = useMemo(
    () => monthPricesQuery({ originId, destinationId, from, to, roundTrip, wayOutDate }),
    [originId, destinationId, from, to, roundTrip, wayOutDate],
  );
  const prices = useSyncExternalStore(subscribe, () => queries.getQueryData(options.queryKey));
  useEffect(() => {
    // Without the prices the strip shows the days alone.
    if (originId !== '') queries.fetchQuery(options).catch(() => {});
  }, [options, originId]);
  return prices ?? null;
}
