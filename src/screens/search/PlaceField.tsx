import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { matchingPlaces, type Place } from '../../../machines/domain/place.ts';
import type { PlaceFieldView } from '../../../machines/search/search.types.ts';
import { common, search } from '../../messages/es-MX.ts';
import { ComboField } from '../../ui/ComboField.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PlainComboField } from '../../ui/PlainComboField.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import { NoPlace } from './NoPlace.tsx';
import { CLEAR, placeOf, placeSections } from './placeSections.tsx';

export type PlaceFieldProps = {
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

const WIDE = '(min-width: 64rem)';
/** Options that are drawn at first, and with each scroll to the end; a network may have thousands. */
const PAGE = 24;

const PlaceCombo = lazyPart(async () => (await import('./PlaceCombo.tsx')).PlaceCombo);

/**
 * A field for a city, found by its name without accents or by its code. Earlier ones come first (SEARCH-016 to SEARCH-018, SEARCH-030).
 * Phones open its list in a sheet, wide screens in place.
 */
export function PlaceField(props: PlaceFieldProps) {
  return useMedia(WIDE) ? <PlaceInLine {...props} /> : <PlaceInSheet {...props} />;
}

PlaceField.preload = () => (matchMedia(WIDE).matches ? PlaceCombo : ComboField).preload();

function PlaceInSheet({ view, label, title, listTitle, icon, error, className, onChoose, onClear, onRetry, ...opened }: PlaceFieldProps) {
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
      {...opened}
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
      sections={placeSections(view, query, { title: listTitle, found: found.slice(0, limit), canRemove: true })}
      onMore={found.length > limit ? () => setLimit(limit + PAGE) : undefined}
      empty={<NoPlace status={status} query={query} onRetry={onRetry} />}
      onChoose={(id) => {
        look('');
        if (id === CLEAR) onClear();
        else onChoose(placeOf(id));
      }}
      {...(className !== undefined && { className })}
    />
  );
}

/** An input at first. Its list takes over what is typed when it has loaded: while the page is idle, or at the first focus. */
function PlaceInLine({ view, error, ...props }: PlaceFieldProps) {
  const [query, setQuery] = useState<string | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const { selected, status, missing } = view;
  useEffect(() => {
    const load = () => void PlaceCombo.preload().then(() => setLoaded(true));
    if (isFocused) load();
    return isFocused ? undefined : whenIdle(load);
  }, [isFocused]);
  const field = {
    ...props,
    error: missing ? error : undefined,
    value: selected ? `${selected.name} (${selected.shortcode})` : '',
    placeholder: placeholders[status],
    isDisabled: status === 'waitingForOrigin',
    query,
    onQueryChange: setQuery,
  };
  return isLoaded && !isComposing ? (
    <PlaceCombo {...field} view={view} takesFocus={isFocused} />
  ) : (
    <PlainComboField {...field} onFocusChange={setFocused} onComposeChange={setComposing} />
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
