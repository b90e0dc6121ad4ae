import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayPrices } from '../../../machines/domain/calendar.ts';
import type { ResultsFrame, SearchEvent } from '../../../machines/search/search.types.ts';
import { results, search } from '../../messages/es-MX.ts';
import { dayAndMonth, shortMoney } from '../../messages/format.ts';
import { DayStrip, type StripDay } from '../../ui/DayStrip.tsx';
import { Page } from '../../ui/Page.tsx';
import { ChosenOutbound } from './DepartureCard.tsx';
import { SearchPopup } from './SearchPopup.tsx';

type ResultsPageProps = {
  frame: Omit<ResultsFrame, 'query'>;
  dayPrices: DayPrices | null;
  /** Address of the calendar of prices for this search. */
  monthHref: string | undefined;
  send: (event: SearchEvent) => void;
  children: ReactNode;
};

/** The frame that stays while another day loads: the days around it, and the search popup (SEARCH-011, NAV-042). */
export function ResultsPage({ frame, dayPrices, monthHref, send, children }: ResultsPageProps) {
  return (
    <Page>
      {frame.outbound && <ChosenOutbound departure={frame.outbound} onChange={() => send({ type: 'outbound.changed' })} />}
      <DayStrip
        key={frame.direction}
        label={results.days}
        days={stripOf(frame.days, dayPrices)}
        onChoose={(date) => send({ type: 'day.chosen', date })}
        pinned={monthHref === undefined ? undefined : { label: results.month, icon: <CalendarDays />, href: monthHref }}
      />
      {children}
      <SearchPopup
        isOpen={frame.editing}
        title={search.editorTitle}
        form={frame.form}
        send={send}
        onClose={() => send({ type: 'editor.closed' })}
      />
    </Page>
  );
}

/** Each day with its lowest price. A day without trips cannot be chosen, once the prices are known. */
function stripOf(days: ResultsFrame['days'], prices: DayPrices | null): StripDay[] {
  const known = days.flatMap(({ date }) => prices?.get(date) ?? []);
  const lowest = Math.min(...known);
  const differ = known.some((price) => price > lowest);
  return days.map(({ date, current, past }) => {
    const price = prices?.get(date);
    const isEmpty = past || (prices !== null && price === undefined && !current);
    const isLow = differ && price === lowest;
    return {
      id: date,
      name: dayAndMonth(date),
      value: price === undefined ? (isEmpty && !past ? results.noTrips : undefined) : shortMoney(price),
      isCurrent: current,
      isEmpty,
      isLow,
      note: isLow ? results.lowest : undefined,
    };
  });
}
