import { CloudOff, RefreshCw } from 'lucide-react';
import type { ResultsFrame, SearchEvent } from '../../../machines/search/search.types.ts';
import emptyBay from '../../assets/empty-bay.svg';
import { common, results, search } from '../../messages/es-MX.ts';
import { dayLabel } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, SkeletonCard } from '../../ui/Skeleton.tsx';
import { StateCard } from '../parts/StateCard.tsx';

type Send = (event: SearchEvent) => void;

/** Skeletons of the filters while the departures load. */
export function SearchingFilters() {
  return (
    <div className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
      {['w-2/5', '', '', '', 'w-2/5', '', '', ''].map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={index} className={`h-6 ${width}`} />
      ))}
    </div>
  );
}

/** Skeletons of the list while the departures load. */
export function SearchingResults() {
  return (
    <>
      <Skeleton className="h-12 lg:hidden" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <SkeletonCard key={key} />
      ))}
    </>
  );
}

/** No departure on that day; the days around it are one tap away. */
export function NoResults({ days, send }: Pick<ResultsFrame, 'days'> & { send: Send }) {
  const at = days.findIndex((day) => day.current);
  const near = [days[at + 1], days[at - 1]].flatMap((day) => (day && !day.past ? [day.date] : []));
  return (
    <StateCard
      picture={emptyBay}
      title={search.empty.title}
      isAlert
      actions={near.map((date, index) => (
        <Button key={date} look={index === 0 ? 'primary' : 'outlined'} size="lg" onPress={() => send({ type: 'day.chosen', date })}>
          {results.seeDay(dayLabel(date))}
        </Button>
      ))}
    >
      {search.empty.text}
    </StateCard>
  );
}

/** The list failed to load (ERR-013). */
export function FailedResults({ send }: { send: Send }) {
  return (
    <StateCard
      icon={<CloudOff />}
      title={search.failed.title}
      isAlert
      actions={
        <Button look="primary" icon={<RefreshCw />} onPress={() => send({ type: 'search.retried' })}>
          {common.retry}
        </Button>
      }
    >
      {search.failed.text}
    </StateCard>
  );
}
