import { DateFormatter, parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { cx } from './cx.ts';
import type { CalendarProps } from './Calendar.tsx';

const arrow =
  'inline-grid size-tap place-items-center rounded-control hover:bg-surface-sunken pressed:bg-surface-sunken off:cursor-not-allowed off:bg-transparent off:text-line-strong [&_svg]:size-6';

/** The month itself; load it through `Calendar`, which keeps it out of the first download. */
export function MonthCalendar(props: CalendarProps) {
  const { label, value, onChange, min, max, today, notes, isUnavailable, month, onMonthChange, previousLabel, nextLabel } = props;
  const focused = month === undefined ? undefined : focusedIn(month, value, min);
  return (
    <Calendar<CalendarDate>
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date.toString())}
      {...(min !== undefined && { minValue: parseDate(min) })}
      {...(max !== undefined && { maxValue: parseDate(max) })}
      {...(isUnavailable && { isDateUnavailable: (date: DateValue) => isUnavailable(date.toString().slice(0, 10)) })}
      {...(focused && { defaultFocusedValue: parseDate(focused) })}
      onFocusChange={(date) => onMonthChange?.(date.toString().slice(0, 7))}
      firstDayOfWeek="mon"
      weeksInMonth={6}
      className="grid gap-2"
    >
      <div className="flex items-center justify-between">
        <Button slot="previous" aria-label={previousLabel} className={arrow}>
          <ChevronLeft />
        </Button>
        <MonthName />
        <Button slot="next" aria-label={nextLabel} className={arrow}>
          <ChevronRight />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="narrow" className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="py-1 text-caption font-semibold text-ink-muted">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const iso = date.toString();
            const note = notes?.get(iso);
            return (
              <CalendarCell
                date={date}
                className={({ isSelected, isDisabled, isUnavailable }) =>
                  cx(
                    'relative grid min-h-14 cursor-pointer content-center justify-items-center gap-0.5 rounded-[0.625rem] text-[0.9375rem] leading-4.5 md:min-h-16 md:text-[1.0625rem]',
                    look(isSelected, isDisabled || isUnavailable),
                    iso === today && 'underline decoration-2 underline-offset-3',
                  )
                }
                {...(note && { render: (dom) => <div {...dom} aria-label={`${dom['aria-label']}, ${note.name}`} /> })}
              >
                {({ formattedDate, isSelected, isOutsideMonth }) => (
                  <>
                    {formattedDate}
                    {note && !isOutsideMonth && (
                      // Drawn, not written: the name of the day says it in full.
                      <small
                        data-note={note.text}
                        className={cx(
                          'font-sign text-micro leading-4 after:content-[attr(data-note)] md:text-small',
                          isSelected
                            ? 'font-semibold text-board-accent'
                            : note.isLow
                              ? 'font-bold text-action-ink'
                              : 'font-semibold text-ink-muted',
                        )}
                      />
                    )}
                    {note?.isLow && !isOutsideMonth && (
                      <i className="absolute end-1.25 top-1.25 border-4 border-b-0 border-transparent border-t-action" />
                    )}
                  </>
                )}
              </CalendarCell>
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

function look(isSelected: boolean, isOff: boolean): string {
  if (isSelected) return 'bg-board font-semibold text-on-board shadow-[inset_0_-4px_0_var(--color-board-accent)] forced-colors:outline-2';
  if (isOff) return 'cursor-not-allowed font-normal text-ink-faint';
  return 'bg-surface-hover font-semibold text-ink shadow-[inset_0_0_0_1px_var(--color-line)] hover:shadow-[inset_0_0_0_2px_var(--color-ink)] forced-colors:border';
}

/** "Abril 2026"; the calendar says its own name to screen readers. */
function MonthName() {
  const { locale } = useLocale();
  const shown = useContext(CalendarStateContext)?.visibleRange.start;
  const name = shown && new DateFormatter(locale, { month: 'long', timeZone: 'UTC' }).format(shown.toDate('UTC'));
  return (
    <p aria-hidden="true" className="font-sign text-title-3 font-bold first-letter:uppercase">
      {name} {shown?.year}
    </p>
  );
}

/** A day to start on in `month`: the chosen one when it lies there, else the first that may be chosen. */
function focusedIn(month: string, value: string | null, min: string | undefined): string {
  if (value?.startsWith(month)) return value;
  return min?.startsWith(month) ? min : `${month}-01`;
}
