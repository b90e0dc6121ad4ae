import { useEffect, useState, type ReactNode } from 'react';
import type { Place } from '../../../machines/domain/place.ts';
import type { PlaceFieldView } from '../../../machines/search/search.types.ts';
import { search } from '../../messages/es-MX.ts';
import { ComboField, PlainComboField } from '../../ui/ComboField.tsx';
import { lazyOverlay, lazyPart } from '../../ui/lazyPart.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { whenIdle } from '../../ui/whenIdle.ts';

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
  /** `found`: the place itself when it is among those that the text found. */
  onChoose: (placeId: string, found: Place | undefined) => void;
  onClear: () => void;
  onRetry: () => void;
};

const WIDE = '(min-width: 64rem)';
const PlaceSheet = lazyOverlay(async () => (await import('./PlaceSheet.tsx')).PlaceSheet);
const PlaceCombo = lazyPart(async () => (await import('./PlaceCombo.tsx')).PlaceCombo);

/**
 * A field for a city, found by its name without accents or by its code. Earlier ones come first (SEARCH-016 to SEARCH-018, SEARCH-030).
 * Phones open its list in a sheet, wide screens in place.
 */
export function PlaceField(props: PlaceFieldProps) {
  return useMedia(WIDE) ? <PlaceInLine {...props} /> : <PlaceInSheet {...props} />;
}

PlaceField.preload = () => (matchMedia(WIDE).matches ? PlaceCombo : PlaceSheet).preload();

function PlaceInSheet({ view, error, className, isOpen, onOpenChange, ...sheet }: PlaceFieldProps) {
  const [query, setQuery] = useState('');
  return (
    <ComboField
      {...fieldOf(view, error)}
      label={sheet.label}
      icon={sheet.icon}
      className={className}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      value={view.selected ? <PlaceName place={view.selected} /> : undefined}
      query={query}
      onQueryChange={setQuery}
      renderSheet={(opened) => <PlaceSheet {...sheet} {...opened} view={view} />}
    />
  );
}

/** An input at first. Its list takes over what is typed when it has loaded: while the page is idle, or at the first focus. */
function PlaceInLine({ view, error, ...props }: PlaceFieldProps) {
  const [query, setQuery] = useState<string | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isComposing, setComposing] = useState(false);
  useEffect(() => {
    const load = () => void PlaceCombo.preload().then(() => setLoaded(true));
    if (isFocused) load();
    return isFocused ? undefined : whenIdle(load);
  }, [isFocused]);
  const field = {
    ...props,
    ...fieldOf(view, error),
    value: view.selected ? `${view.selected.name} (${view.selected.shortcode})` : '',
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

const fieldOf = ({ status, missing }: PlaceFieldView, error: string) => ({
  placeholder: placeholders[status],
  error: missing ? error : undefined,
  isDisabled: status === 'waitingForOrigin',
});

function PlaceName({ place }: { place: Place }) {
  return (
    <>
      {place.name} <span className="font-medium text-ink-muted">({place.shortcode})</span>
    </>
  );
}
