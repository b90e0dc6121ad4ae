import { CloudOff, RefreshCw } from 'lucide-react';
import type { ResultsFrame, SearchEvent } from '../../../machines/search/search.types.ts';
import emptyBay from '../../assets/empty-bay.svg';
import { common, noDepartures } from '../../messages/es-MX.ts';
import { dayLabel } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { StateCard } from '../parts/StateCard.tsx';

type Send = (event: SearchEvent) => void;

type NoDeparturesProps = { days: ResultsFrame['days'] | null; send: Send };

/** The replacement of the list: no departure on the day, or the list failed to load (`days` is null). */
export function NoDepartures({ days, send }: NoDeparturesProps) {
  return days ? <NoResults days={days} send={send} /> : <FailedResults send={send} />;
}

/** No departure on that day; the days around it are one tap away. */
function NoResults({ days, send }: Pick<ResultsFrame, 'days'> & { send: Send }) {
  const at = days.findIndex((day) => day.current);
  const near = [days[at + 1], days[at - 1]].flatMap((day) => (day && !day.past ? [day.date] : []));
  return (
    <StateCard
      picture={emptyBay}
      title={noDepartures.empty.title}
      isAlert
      actions={near.map((date, index) => (
        <Button key={date} look={index === 0 ? 'primary' : 'outlined'} size="lg" onPress={() => send({ type: 'day.chosen', date })}>
          {noDepartures.seeDay(dayLabel(date))}
        </Button>
      ))}
    >
      {noDepartures.empty.text}
    </StateCard>
  );
}

/** The list failed to load (ERR-013). */
function FailedResults({ send }: { send: Send }) {
  return (
    <StateCard
      icon={<CloudOff />}
      title={noDepartures.failed.title}
      isAlert
      actions={
        <Button look="primary" icon={<RefreshCw />} onPress={() => send({ type: 'search.retried' })}>
          {common.retry}
        </Button>
      }
    >
      {noDepartures.failed.text}
    </StateCard>
  );
}
