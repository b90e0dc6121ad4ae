import { History, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { matchingPlaces, type Place } from '../../../machines/domain/place.ts';
import type { PlaceFieldView } from '../../../machines/search/search.types.ts';
import { search } from '../../messages/es-MX.ts';
import type { ComboOption, ComboSection } from '../../ui/ComboSheet.tsx';
import { matchIn } from './match.ts';

const RECENT = 'recent:';
/** The option that removes the chosen place. */
export const CLEAR = 'clear';

/** Chooses the place of an option, with what is known of it. */
export function choosePlace(optionId: string, found: readonly Place[], choose: (placeId: string, found: Place | undefined) => void): void {
  const placeId = optionId.replace(RECENT, '');
  choose(
    placeId,
    found.find(({ id }) => id === placeId),
  );
}

type Listed = { title: string; found: readonly Place[]; canRemove: boolean };

/** The lists of a field: the chosen place, earlier ones, and those that the text found (SEARCH-017, SEARCH-018). */
export function placeSections(
  { selected, recent, status }: PlaceFieldView,
  query: string,
  { title, found, canRemove }: Listed,
): ComboSection[] {
  if (status !== 'ready') return [];
  const option = (place: Place, prefix: string, icon?: ReactNode): ComboOption => {
    const match = matchIn(place.name, query);
    const detail = [place.terminal, place.region].filter(Boolean).join(' · ');
    return {
      id: `${prefix}${place.id}`,
      name: place.name,
      code: place.shortcode,
      detail,
      ...(match && { match }),
      ...(icon !== undefined && { icon }),
    };
  };
  const sections = [
    { id: 'recent', title: search.recent, options: matchingPlaces(recent, query).map((place) => option(place, RECENT, <History />)) },
    { id: 'all', title, options: found.map((place) => option(place, '')) },
  ];
  const chosen = {
    id: 'chosen',
    title: search.chosen,
    options: [{ id: CLEAR, name: search.remove(selected?.name ?? ''), icon: <X /> }],
  };
  return [...(canRemove && selected && query === '' ? [chosen] : []), ...sections].filter((section) => section.options.length > 0);
}
