import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResultsFrame, SearchEvent } from '../../../machines/search/search.types.ts';
import { search } from '../../messages/es-MX.ts';
import { dayAndMonth, weekday } from '../../messages/format.ts';
import { DayStrip } from '../../ui/DayStrip.tsx';
import { Page } from '../../ui/Page.tsx';
import { ChosenOutbound } from './DepartureCard.tsx';
import { SearchPopup } from './SearchPopup.tsx';

type ResultsPageProps = {
  frame: Omit<ResultsFrame, 'query'>;
  /** Address of the calendar of prices for this search. */
  monthHref: string | undefined;
  send: (event: SearchEvent) => void;
  children: ReactNode;
};

/** The frame that stays while another day loads: the days around it, and the search popup (SEARCH-011, NAV-042). */
export function ResultsPage({ frame, monthHref, send, children }: ResultsPageProps) {
  return (
    <Page>
      {frame.outbound && <ChosenOutbound departure={frame.outbound} onChange={() => send({ type: 'outbound.changed' })} />}
      <DayStrip
        key={frame.direction}
        label={search.days}
        days={frame.days.map(({ date, current, past }) => ({
          id: date,
          name: weekday(date),
          value: dayAndMonth(date).slice(4),
          isCurrent: current,
          isEmpty: past,
        }))}
        onChoose={(date) => send({ type: 'day.chosen', date })}
        pinned={monthHref === undefined ? undefined : { label: search.month, icon: <CalendarDays />, href: monthHref }}
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
