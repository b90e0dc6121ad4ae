import type { SearchView } from '../../../machines/search/index.ts';
import { ResultsScreen, type ResultsScreenProps } from '../../screens/search/ResultsScreen.tsx';
import type { MonthQuery } from '../queries/monthPrices.ts';
import { useDayPrices } from '../queries/useDayPrices.ts';

/** The results, with the lowest price of each day of the strip. */
export function PricedResults(props: Omit<ResultsScreenProps, 'dayPrices'>) {
  return <ResultsScreen {...props} dayPrices={useDayPrices(daysAskedOf(props.view))} />;
}

/** The days of the strip that are still on sale; null while the places are unknown. */
function daysAskedOf({ query, direction, days }: Exclude<SearchView, { screen: 'form' }>): MonthQuery | null {
  const onSale = days.filter(({ past }) => !past);
  const [first, last] = [onSale[0], onSale.at(-1)];
  if (query === null || !first || !last) return null;
  const isReturn = direction === 'return';
  const [from, to] = isReturn ? [query.destination, query.origin] : [query.origin, query.destination];
  return {
    originId: from.id,
    destinationId: to.id,
    from: first.date,
    to: last.date,
    roundTrip: query.returnDate !== null,
    wayOutDate: isReturn ? query.date : null,
  };
}
