import { History, X } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { matchingPlaces, type Place } from '../../../machines/domain/place.ts';
import type { PlaceFieldView } from '../../../machines/search/search.types.ts';
import { common, search } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboField, type ComboOption, type ComboSection } from '../../ui/ComboField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { matchIn } from './match.ts';

type PlaceFieldProps = {
  view: PlaceFieldView;
  label: string;
  title: string;
  /** The title of the list of all places. */
  listTitle: string;
  icon: ReactNode;
  error: string;
  className?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (placeId: string) => void;
  onClear: () => void;
  onRetry: () => void;
};

const RECENT = 'recent:';
const CLEAR = 'clear';
/** Options that are drawn at first, and with each scroll to the end; a network may have thousands. */
const PAGE = 24;

/** A field for a city, found by its name without accents or by its code. Earlier ones come first (SEARCH-016 to SEARCH-018, SEARCH-030). */
export function PlaceField({
  view,
  label,
  title,
  listTitle,
  icon,
  error,
  className,
  isOpen,
  onOpenChange,
  onChoose,
  onClear,
  onRetry,
}: PlaceFieldProps) {
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const found = useMemo(() => matchingPlaces(view.options, query), [view.options, query]);
  const look = (text: string) => {
    setQuery(text);
    setLimit(PAGE);
  };
  const { selected, status, missing } = view;
  return (
    <ComboField
      label={label}
      title={title}
      inputLabel={label}
      icon={icon}
      value={selected ? <PlaceName place={selected} /> : undefined}
      placeholder={placeholders[status]}
      error={missing ? error : undefined}
      isDisabled={status === 'waitingForOrigin'}
      closeLabel={common.close}
      clearLabel={search.clear}
      query={query}
      onQueryChange={look}
      sections={sections(view, query, { title: listTitle, found: found.slice(0, limit) })}
      onMore={found.length > limit ? () => setLimit(limit + PAGE) : undefined}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      empty={<NoOption status={status} query={query} onRetry={onRetry} />}
      onChoose={(id) => {
        look('');
        if (id === CLEAR) onClear();
        else onChoose(id.replace(RECENT, ''));
      }}
      {...(className !== undefined && { className })}
    />
  );
}

const placeholders = {
  loading: search.loadingPlaces,
  ready: search.choosePlace,
  failed: search.placesFailed,
  waitingForOrigin: search.waitingForOrigin,
} satisfies Record<PlaceFieldView['status'], string>;

function PlaceName({ place }: { place: Place }) {
  return (
    <>
      {place.name} <span className="font-medium text-ink-muted">({place.shortcode})</span>
    </>
  );
}

function NoOption({ status, query, onRetry }: { status: PlaceFieldView['status']; query: string; onRetry: () => void }) {
  if (status === 'loading') return <Spinner label={search.loadingPlaces} />;
  if (status !== 'failed') return search.noPlace(query);
  return (
    <div className="grid justify-items-center gap-3">
      {search.placesFailed}
      <Button onPress={onRetry}>{common.retry}</Button>
    </div>
  );
}

type Listed = { title: string; found: readonly Place[] };

function sections({ selected, recent, status }: PlaceFieldView, query: string, { title, found: listed }: Listed): ComboSection[] {
  if (status !== 'ready') return [];
  const option = (place: Place, prefix: string, icon?: ReactNode): ComboOption => {
    const match = matchIn(place.name, query);
    return {
      id: `${prefix}${place.id}`,
      name: place.name,
      code: place.shortcode,
      ...(match && { match }),
      ...(icon !== undefined && { icon }),
    };
  };
  const found = [
    { id: 'recent', title: search.recent, options: matchingPlaces(recent, query).map((place) => option(place, RECENT, <History />)) },
    { id: 'all', title, options: listed.map((place) => option(place, '')) },
  ];
  const chosen = {
    id: 'chosen',
    title: search.chosen,
    options: [{ id: CLEAR, name: search.remove(selected?.name ?? ''), icon: <X /> }],
  };
  return [...(selected && query === '' ? [chosen] : []), ...found].filter((section) => section.options.length > 0);
}
