import { ChevronRight } from 'lucide-react';
import type { Place } from '../../../machines/domain/place.ts';
import type { SearchEvent, SearchFormView } from '../../../machines/search/search.types.ts';
import { search } from '../../messages/es-MX.ts';
import { RowCard } from '../../ui/RowCard.tsx';

type PlacesProps = { form: SearchFormView; send: (event: SearchEvent) => void; className: string };

const SHOWN = 6;

/** Destinations of the chosen origin; without an origin, cities to start from. */
export function Places({ form: { origin, destination }, send, className }: PlacesProps) {
  const from = destination.status === 'ready' ? origin.selected : null;
  const places = from ? destination.options : origin.options;
  if (places.length === 0) return null;
  return (
    <section id="places" aria-labelledby="places-title" className={`${className} grid grid-cols-[minmax(0,1fr)] gap-4`}>
      <h2 id="places-title">{from ? search.leavesFrom(from.name) : search.originTitle}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-2.5 md:gap-4">
        {places.slice(0, SHOWN).map((place) => (
          <li key={place.id}>
            <RowCard
              lead={<PlaceCode place={place} />}
              end={<ChevronRight />}
              onPress={() => send(from ? { type: 'destination.chosen', placeId: place.id } : { type: 'origin.chosen', placeId: place.id })}
            >
              {place.name}
            </RowCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceCode({ place }: { place: Place }) {
  return (
    <span className="grid h-10 w-13 flex-none place-items-center rounded-[0.5rem] bg-board font-sign leading-none font-bold tracking-[0.02em] text-on-board">
      {place.shortcode}
    </span>
  );
}
