import { Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Facts of a day that its name contains beside the date. */
export type DayFacts = { isToday: boolean; isSelected: boolean; isFirst: boolean; isLast: boolean };

export type CalendarProps = {
  label: string;
  /** Days are ISO dates, `yyyy-mm-dd`. */
  value: string | null;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Underlined, and named as today. Without it, react-aria would use the clock and the zone of the browser. */
  today: string;
  /** The name of a day for screen readers, with the full date. */
  nameDay: (date: string, facts: DayFacts) => string;
  /** Below the number of a day: a text, a shorter one for a narrow cell, its accessible name, and whether it is the lowest. */
  notes?: ReadonlyMap<string, { text: string; short: string; name: string; isLow?: boolean }> | undefined;
  isUnavailable?: ((day: string) => boolean) | undefined;
  /** The notes are loading: no day can be chosen, and the focus may move. */
  isLoading?: boolean | undefined;
  /** The shown month, `yyyy-mm`; requires `onMonthChange`. */
  month?: string | undefined;
  onMonthChange?: ((month: string) => void) | undefined;
  /** Two months side by side; 'end' begins with the chosen day in the second one. */
  isDouble?: boolean | 'end' | undefined;
  /** The first and the last day of a round trip: both look chosen, and the days between them are tinted. */
  trip?: { from: string; to: string } | undefined;
  /** The day that it shows first without a `value`, today by default. It may change until the traveller moves. */
  opensOn?: string | undefined;
  /** Reports the first shown month, `yyyy-mm`, once and after each change. */
  onShow?: ((month: string) => void) | undefined;
  /** The chosen day takes the focus, else the one that it opens on. */
  takesFocus?: boolean | undefined;
  previousLabel: string;
  nextLabel: string;
};

const MonthCalendar = lazyPart<CalendarProps>(async () => (await import('./MonthCalendar.tsx')).MonthCalendar);

/** One month or two, Monday first, always six rows. Its code loads with the first rendering, behind a skeleton of its size. */
export function Calendar(props: CalendarProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[27.5rem] md:h-[30.5rem]" />}>
      <MonthCalendar {...props} />
    </Suspense>
  );
}

Calendar.preload = MonthCalendar.preload;
