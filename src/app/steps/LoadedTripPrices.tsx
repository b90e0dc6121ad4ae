import { useQuery } from '@tanstack/react-query';
import { monthOf, weeksOf, type DayPrices, type PlainMonth } from '../../../machines/domain/calendar.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { SearchFormView } from '../../../machines/search/index.ts';
import type { TripPricesProps } from '../../screens/search/tripPrices.ts';
import type { MonthQuery } from '../queries/monthPrices.ts';
import { promotionOptions } from '../queries/catalogueQueries.ts';
import { queries } from '../queries/queryClient.ts';
import { useDayPrices } from '../queries/useDayPrices.ts';

/** The prices of the shown months, of the chosen day of the other way, and the promotion. Without both places there are no prices. */
export function LoadedTripPrices({ form, direction, months, children }: TripPricesProps) {
  const [first = null, second = null] = months;
  const other: Direction = direction === 'outbound' ? 'return' : 'outbound';
  const otherDay = (direction === 'outbound' ? form.returnDate : form.date)?.value ?? null;
  const here = useDayPrices(queryOf(form, direction, first));
  const next = useDayPrices(queryOf(form, direction, second));
  const others = useDayPrices(otherDay === null ? null : queryOf(form, other, monthOf(otherDay)));
  const promotion = useQuery(promotionOptions(), queries).data ?? null;
  const loaded = [
    [first, here],
    [second, next],
  ].filter((pair): pair is [PlainMonth, DayPrices] => pair[0] !== null && pair[1] !== null);
  return children({ months: new Map(loaded), otherWay: otherDay === null ? null : (others?.get(otherDay) ?? null), promotion });
}

function queryOf(
  { origin, destination, date, returnDate }: SearchFormView,
  direction: Direction,
  month: PlainMonth | null,
): MonthQuery | null {
  if (month === null || !origin.selected || !destination.selected) return null;
  const { from, to } = weeksOf(month);
  if (from > date.max || to < date.today) return null;
  const isReturn = direction === 'return';
  const [start, end] = isReturn ? [destination.selected, origin.selected] : [origin.selected, destination.selected];
  return {
    originId: start.id,
    destinationId: end.id,
    from: from < date.today ? date.today : from,
    to,
    roundTrip: returnDate !== null,
    wayOutDate: isReturn ? date.value : null,
  };
}
