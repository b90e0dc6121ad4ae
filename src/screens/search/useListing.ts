import { useState } from 'react';
import {
  listingView,
  NO_LISTINGS,
  withListing,
  withShown,
  type ListingEvent,
  type ListingView,
} from '../../../machines/domain/departureList.ts';
import type { SearchView } from '../../../machines/search/search.types.ts';

/** The list of the results, filtered and sorted, and what changes that. Null while no list is shown. */
export function useListing(view: SearchView): [ListingView | null, (event: ListingEvent) => void] {
  const [listings, setListings] = useState(NO_LISTINGS);
  const arrange = (event: ListingEvent) => setListings((before) => withListing(before, event));
  if (view.screen !== 'results') return [null, arrange];
  const shown = withShown(listings, view.direction, view.departures);
  if (shown !== listings) setListings(shown);
  return [listingView(shown[view.direction], view.outbound), arrange];
}
