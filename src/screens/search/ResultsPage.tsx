import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResultsFrame, SearchEvent } from '../../../machines/search/search.types.ts';
import { common, search } from '../../messages/es-MX.ts';
import { dayAndMonth, weekday } from '../../messages/format.ts';
import { DayStrip } from '../../ui/DayStrip.tsx';
import { Page } from '../../ui/Page.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ChosenOutbound } from './DepartureCard.tsx';
import { SearchForm, SubmitButton } from './SearchForm.tsx';

type ResultsPageProps = {
  frame: Omit<ResultsFrame, 'query'>;
  /** Address of the calendar of prices for this search. */
  monthHref: string | undefined;
  send: (event: SearchEvent) => void;
  children: ReactNode;
};

const EDITOR = 'search-editor';

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
      <Sheet
        isOpen={frame.editing}
        onClose={() => send({ type: 'editor.closed' })}
        title={search.editorTitle}
        closeLabel={common.close}
        width="mid"
        footer={<SubmitButton form={EDITOR} isPending={false} />}
      >
        <SearchForm view={frame.form} send={send} id={EDITOR} />
      </Sheet>
    </Page>
  );
}
