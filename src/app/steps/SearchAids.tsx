import type { ReactNode } from 'react';
import { PlaceFinder } from '../../screens/search/placeFinder.ts';
import { DrawWithPrices, type TripPricesProps } from '../../screens/search/tripPrices.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { findPlaces } from '../queries/findPlaces.ts';

/** Loads with the first calendar. */
const LoadedTripPrices = lazyPart<TripPricesProps>(async () => (await import('./LoadedTripPrices.tsx')).LoadedTripPrices);

const drawWithPrices = (props: TripPricesProps) => <LoadedTripPrices {...props} />;

/** What the fields of a search form ask the services: places, and the prices of days. */
export function SearchAids({ children }: { children: ReactNode }) {
  return (
    <PlaceFinder value={findPlaces}>
      <DrawWithPrices value={drawWithPrices}>{children}</DrawWithPrices>
    </PlaceFinder>
  );
}
