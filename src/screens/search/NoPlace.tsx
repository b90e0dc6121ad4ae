import type { PlaceFieldView } from '../../../machines/search/search.types.ts';
import { common, search } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type NoPlaceProps = { status: PlaceFieldView['status']; query: string; onRetry: () => void };

/** What an empty list of places shows. */
export function NoPlace({ status, query, onRetry }: NoPlaceProps) {
  if (status === 'loading') return <Spinner label={search.loadingPlaces} />;
  if (status !== 'failed') return search.noPlace(query);
  return (
    <div className="grid justify-items-center gap-3">
      {search.placesFailed}
      <Button onPress={onRetry}>{common.retry}</Button>
    </div>
  );
}
