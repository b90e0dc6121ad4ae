import { Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { Skeleton } from './Skeleton.tsx';

export type CalendarProps = {
  label: string;
  /** Days are ISO dates, `yyyy-mm-dd`. */
  value: string | null;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Underlined. */
  today?: string | undefined;
  /** Under the number of a day: a short text, how it is said, and whether it is the lowest. */
  notes?: ReadonlyMap<string, { text: string; name: string; isLow?: boolean }> | undefined;
  isUnavailable?: ((day: string) => boolean) | undefined;
  /** `yyyy-mm` to start in. Give it as the `key` too when it changes from outside. */
  month?: string | undefined;
  onMonthChange?: ((month: string) => void) | undefined;
  previousLabel: string;
  nextLabel: string;
};

const MonthCalendar = lazyPart<CalendarProps>(async () => (await import('./MonthCalendar.tsx')).MonthCalendar);

/** One month, Monday first, always six rows. The calendar arrives when it is first shown, over a skeleton of its size. */
export function Calendar(props: CalendarProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[27.5rem] md:h-[30.5rem]" />}>
      <MonthCalendar {...props} />
    </Suspense>
  );
}

Calendar.preload = MonthCalendar.preload;
