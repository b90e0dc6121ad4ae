import { CloudOff, RefreshCw } from 'lucide-react';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { ResultsFrame, SearchEvent } from '../../../machines/search/search.types.ts';
import emptyBay from '../../assets/empty-bay.svg';
import { common, results, search } from '../../messages/es-MX.ts';
import { dayLabel } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton, SkeletonCard } from '../../ui/Skeleton.tsx';
import { StateCard } from '../parts/StateCard.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';

type Send = (event: SearchEvent) => void;

/** The list and the filters in their final size while the departures are asked for. */
export function SearchingResults({ direction }: { direction: Direction }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="hidden rounded-card bg-surface p-6 shadow-card lg:grid lg:gap-4">
        {['w-2/5', '', '', '', 'w-2/5', '', '', ''].map((width, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton key={index} className={`h-6 ${width}`} />
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ResultsHeading direction={direction} status={search.searching} />
        <Skeleton className="h-12 lg:hidden" />
        {['a', 'b', 'c', 'd'].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </div>
  );
}

/** No bus on that day: the days beside it are one tap away. */
export function NoResults({ direction, days, send }: Pick<ResultsFrame, 'direction' | 'days'> & { send: Send }) {
  const at = days.findIndex((day) => day.current);
  const near = [days[at + 1], days[at - 1]].flatMap((day) => (day && !day.past ? [day.date] : []));
  return (
    <>
      <h1 className="sr-only">{results.titles[direction]}</h1>
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
    </>
  );
}

/** The list could not be had (ERR-013). */
export function FailedResults({ direction, send }: { direction: Direction; send: Send }) {
  return (
    <>
      <h1 className="sr-only">{results.titles[direction]}</h1>
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
    </>
  );
}
