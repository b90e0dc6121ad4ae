import { SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { ListingEvent, ListingView } from '../../../machines/domain/departureList.ts';
import type { SearchEvent, SearchView } from '../../../machines/search/search.types.ts';
import { common, results } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip, ChipRow, ToggleChip } from '../../ui/Chip.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { StateCard } from '../parts/StateCard.tsx';
import { DepartureCard } from './DepartureCard.tsx';
import { FiltersForm } from './FiltersForm.tsx';
import { SortMenu } from './SortMenu.tsx';

type Results = Extract<SearchView, { screen: 'results' }>;
type ListingProps = { listing: ListingView; arrange: (event: ListingEvent) => void };
type DeparturesProps = ListingProps & { view: Results; send: (event: SearchEvent) => void };

/** Clearing the filters removes its own button, so the focus must move. */
function clearFilters(arrange: ListingProps['arrange']): void {
  arrange({ type: 'filters.cleared' });
  recoverFocus();
}

/** The filters beside the departures, from 1024 px; below that they are behind a chip. */
export function FiltersCard({ listing: { filters }, arrange }: ListingProps) {
  return (
    <Card
      title={results.filters}
      end={
        filters.active > 0 && (
          <TextLink size="sm" onPress={() => clearFilters(arrange)}>
            {results.clearFilters}
          </TextLink>
        )
      }
    >
      <FiltersForm view={filters} arrange={arrange} />
    </Card>
  );
}

/** Departures that fill the first screen. A slow phone draws the others in pieces, and answers a press meanwhile. */
const FIRST_DRAWN = 6;

/** The departures of the day (SEARCH-003, SEARCH-004). */
export function Departures({ view, listing, arrange, send }: DeparturesProps) {
  const { departures } = listing;
  const drawsAll = useDeferredValue(true, false);
  const leadsBack = view.direction === 'outbound' && view.query.returnDate !== null;
  return (
    <>
      <QuickFilters listing={listing} arrange={arrange} />
      {departures.length === 0 ? (
        <StateCard
          icon={<SlidersHorizontal />}
          title={results.filteredAway.title}
          actions={
            <Button size="lg" onPress={() => clearFilters(arrange)}>
              {results.filteredAway.clear}
            </Button>
          }
        >
          {results.filteredAway.text(listing.total)}
        </StateCard>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {departures.slice(0, drawsAll ? departures.length : FIRST_DRAWN).map((departure) => (
            <li key={departure.tripId} className="@container">
              <DepartureCard
                departure={departure}
                leadsBack={leadsBack}
                onChoose={() => send({ type: 'departure.chosen', tripId: departure.tripId })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function QuickFilters({ listing, arrange }: ListingProps) {
  const [isOpen, setOpen] = useState(false);
  const { departures, filters, sort } = listing;
  const close = () => setOpen(false);
  return (
    <ChipRow label={results.filters} className="lg:hidden">
      <Chip icon={<SlidersHorizontal />} onPress={() => setOpen(true)}>
        {filters.active === 0 ? results.filters : results.filtersOn(filters.active)}
      </Chip>
      <SortMenu sort={sort} arrange={arrange} hasIcon />
      {filters.amenities.slice(0, 1).map(({ id, name, checked }) => (
        <ToggleChip key={id} isSelected={checked} onChange={() => arrange({ type: 'amenity.toggled', amenityId: id })}>
          {name}
        </ToggleChip>
      ))}
      {filters.times
        .filter(({ runs }) => runs)
        .map(({ id, checked }) => (
          <ToggleChip key={id} isSelected={checked} onChange={() => arrange({ type: 'time.toggled', time: id })}>
            {results.times[id].name}
          </ToggleChip>
        ))}
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={results.filters}
        closeLabel={common.close}
        isTall
        footer={
          <>
            <Button look="primary" block isDisabled={departures.length === 0} onPress={close}>
              {results.showFound(departures.length)}
            </Button>
            <Button look="ghost" size="lg" block isDisabled={filters.active === 0} onPress={() => clearFilters(arrange)}>
              {results.clearFilters}
            </Button>
          </>
        }
      >
        <FiltersForm view={filters} arrange={arrange} />
      </Sheet>
    </ChipRow>
  );
}
