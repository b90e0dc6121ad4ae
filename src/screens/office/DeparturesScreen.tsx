import { Bus } from 'lucide-react';
import { useState } from 'react';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { OfficeDeparture } from '../../../machines/domain/office.ts';
import { office } from '../../messages/es-MX.ts';
import { clockTime, localClock } from '../../messages/format.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { Listed, type Load } from './Listed.tsx';
import { momentIn } from './moment.ts';
import { PageHead } from './PageHead.tsx';
import { SearchForm } from './SearchForm.tsx';

const words = office.departures;

export type DeparturesScreenProps = {
  load: Load<{ departures: readonly OfficeDeparture[]; isMore: boolean }>;
  day: PlainDate;
  text: string;
  hrefOf: (runId: string) => string;
  onDay: (day: PlainDate) => void;
  onSearch: (text: string) => void;
  onRetry: () => void;
};

/** The departures of a day, with what is sold of each. */
export function DeparturesScreen({ load, day, text, hrefOf, onDay, onSearch, onRetry }: DeparturesScreenProps) {
  const [typed, setTyped] = useState(text);
  return (
    <Page>
      <PageHead title={words.title} />
      <div className="grid gap-3 md:grid-cols-[14rem_minmax(0,1fr)]">
        <TextField label={words.day} name="day" type="date" value={day} onChange={(text) => text !== '' && onDay(text)} />
        <SearchForm label={words.search} submit={words.find} value={typed} onChange={setTyped} onSubmit={() => onSearch(typed.trim())} />
      </div>
      <Listed load={load} onRetry={onRetry}>
        {({ departures, isMore }) => (
          <>
            {isMore && <Notice tone="warn">{words.isMore}</Notice>}
            {departures.length === 0 ? (
              <Card>
                <EmptyState icon={<Bus />} title={words.empty} />
              </Card>
            ) : (
              <ul className="grid gap-2">
                {departures.map((departure) => (
                  <li key={departure.runId}>
                    <DepartureRow departure={departure} href={hrefOf(departure.runId)} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Listed>
    </Page>
  );
}

/** What is sold, held and aboard of a departure, in words. */
export function loadOf({ sold, seats, held, scanned }: OfficeDeparture): string {
  return [words.sold(sold, seats), ...(held > 0 ? [words.held(held)] : []), ...(scanned > 0 ? [words.scanned(scanned)] : [])].join(' · ');
}

function DepartureRow({ departure, href }: { departure: OfficeDeparture; href: string }) {
  const zone = useShopTimeZone();
  const { departsAt, from, to, line, unit, closedAt } = departure;
  const { time, half } = localClock(departsAt);
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 rounded-card bg-surface p-4 shadow-card">
      <p className="text-title-3">
        <Figure unit={half}>{time}</Figure>
        <span className="sr-only">{clockTime({ time, half })}</span>
      </p>
      <div className="grid gap-1">
        <h2 className="text-body">
          <TextLink href={href} inline>
            {from} → {to}
          </TextLink>
        </h2>
        <p className="text-small text-ink-muted">{[line, ...(unit === null ? [] : [words.unit(unit)])].join(' · ')}</p>
        <p className="text-small">{loadOf(departure)}</p>
        {closedAt !== null && <p className="text-small text-ink-muted">{words.closed(momentIn(closedAt, zone))}</p>}
      </div>
    </article>
  );
}
