import { DateFormatter, parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
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
import type { CalendarProps } from './Calendar.tsx';
import { cx } from './cx.ts';
import { inSpanish } from './inSpanish.tsx';
import { PlainButton } from './PlainButton.tsx';
import { Skeleton } from './Skeleton.tsx';

const arrow =
  'inline-grid size-tap place-items-center rounded-control hover:bg-surface-sunken pressed:bg-surface-sunken off:cursor-not-allowed off:bg-transparent off:text-line-strong [&_svg]:size-6';

/** The implementation of `Calendar`, which loads it lazily. */
export const MonthCalendar = inSpanish(function MonthCalendar(props: CalendarProps) {
  const { label, value, onChange, min, max, today, isUnavailable, isLoading = false, month, onMonthChange } = props;
  const { isDouble = false, takesFocus = false, onShow, opensOn = today } = props;
  const [focused, setFocused] = useState<string | null>(null);
  const focus = month === undefined ? (focused ?? value ?? opensOn) : focused?.startsWith(month) ? focused : focusedIn(month, value, min);
  return (
    <Calendar<CalendarDate>
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date.toString())}
      {...(min !== undefined && { minValue: parseDate(min) })}
      {...(max !== undefined && { maxValue: parseDate(max) })}
      {...(isUnavailable && { isDateUnavailable: (date: DateValue) => isUnavailable(date.toString().slice(0, 10)) })}
      isReadOnly={isLoading}
      focusedValue={parseDate(focus)}
      onFocusChange={(date) => {
        const day = date.toString();
        if (day === focus) return;
        setFocused(day);
        if (day.slice(0, 7) !== month) onMonthChange?.(day.slice(0, 7));
      }}
      firstDayOfWeek="mon"
      weeksInMonth={6}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog of a field begins on its day
      autoFocus={takesFocus}
      {...(isDouble && {
        visibleDuration: { months: 2 },
        pageBehavior: 'single',
        selectionAlignment: isDouble === 'end' ? 'end' : 'start',
      })}
      className="grid gap-2"
    >
      <div className="flex items-center justify-between">
        <Button slot="previous" aria-label={props.previousLabel} className={arrow}>
          <ChevronLeft />
        </Button>
        <MonthName />
        {isDouble && <MonthName offset={1} />}
        <Button slot="next" aria-label={props.nextLabel} className={arrow}>
          <ChevronRight />
        </Button>
      </div>
      {onShow && <ShownMonth onShow={onShow} />}
      <div className={isDouble ? 'grid grid-cols-2 gap-6' : 'contents'}>
        {(isDouble ? [0, 1] : [0]).map((offset) => (
          <MonthGrid key={offset} {...props} offset={offset} />
        ))}
      </div>
    </Calendar>
  );
});

/** The days of one month; `offset` counts from the first shown one. */
function MonthGrid({
  value,
  today,
  min,
  max,
  nameDay,
  notes,
  trip,
  onChange,
  isUnavailable,
  isLoading = false,
  isDouble = false,
  offset,
}: CalendarProps & { offset: number }) {
  const { locale } = useLocale();
  const month = useContext(CalendarStateContext)?.visibleRange.start.add({ months: offset }).month;
  const writeDate = new DateFormatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <CalendarGrid
      offset={{ months: offset }}
      weekdayStyle="narrow"
      className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1"
    >
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="py-1 text-caption font-semibold text-ink-muted">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => {
          const iso = date.toString();
          const note = notes?.get(iso);
          const isOpen = !isLoading && (min === undefined || iso >= min) && (max === undefined || iso <= max) && !isUnavailable?.(iso);
          const nameOf = (isSelected: boolean) => {
            const facts = { isToday: iso === today, isSelected, isFirst: iso === min, isLast: iso === max };
            const name = nameDay(writeDate.format(date.toDate('UTC')), facts);
            return note ? `${name}, ${note.name}` : name;
          };
          const number = <span className={iso === today ? 'underline decoration-2 underline-offset-3' : undefined}>{date.day}</span>;
          // react-aria disables the days of another month. They can be chosen here; the arrow keys reach them in their month.
          if (date.month !== month && isOpen && !isDouble) {
            const isChosen = iso === value;
            return (
              <td>
                <PlainButton
                  tabIndex={-1}
                  aria-label={nameOf(isChosen)}
                  onPress={() => onChange(iso)}
                  className={cx(cell, 'min-h-14 w-full md:min-h-16', look(isChosen || isEnd(iso, trip), false, false))}
                >
                  {number}
                  {note && <Note {...note} isLight={isChosen || isEnd(iso, trip)} />}
                </PlainButton>
              </td>
            );
          }
          return (
            <CalendarCell
              date={date}
              className={({ isSelected, isDisabled, isUnavailable: isOff, isOutsideMonth }) =>
                cx(
                  cell,
                  isDouble ? 'min-h-11' : 'min-h-14 md:min-h-16',
                  look(isSelected || isEnd(iso, trip), isOutsideMonth || isDisabled || isOff, isLoading),
                  isBetween(iso, trip) && !isDisabled && !isOff && 'bg-mine-soft! shadow-[inset_0_0_0_1px_var(--color-mine)]!',
                  // The other grid has these days.
                  isDouble && isOutsideMonth && 'invisible',
                )
              }
              render={(dom, { isSelected }) => <div {...dom} aria-label={nameOf(isSelected)} />}
            >
              {({ isSelected, isDisabled, isOutsideMonth }) => (
                <>
                  {number}
                  {isLoading && !isDisabled && !isOutsideMonth && <Skeleton className="my-0.5 h-3 w-7 md:w-9" />}
                  {note && !isOutsideMonth && <Note {...note} isLight={isSelected || isEnd(iso, trip)} />}
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
  );
}

const cell =
  '@container relative grid content-center focus-visible:z-1 justify-items-center gap-0.5 rounded-[0.625rem] text-[0.9375rem] leading-4.5 md:text-[1.0625rem]';

type NoteProps = { text: string; short: string; isLow?: boolean; isLight: boolean };

/** Hidden from screen readers, because the name of the day contains it. */
function Note({ text, short, isLow = false, isLight }: NoteProps) {
  return (
    <small
      data-note={text}
      data-short={short}
      // A text of double size fits the cell, which is no wider then.
      style={{ fontSize: `min(max(var(--text-micro), 14cqi), var(--text-small), ${100 / emsOf(short)}cqi)` }}
      className={cx(
        'font-sign leading-4 whitespace-nowrap after:content-[attr(data-note)]',
        emsOf(text) < 3.6 ? '@max-[2.75rem]:after:content-[attr(data-short)]' : '@max-[3.75rem]:after:content-[attr(data-short)]',
        isLight ? 'font-semibold text-board-accent' : isLow ? 'font-bold text-action-ink' : 'font-semibold text-ink-muted',
      )}
    />
  );
}

/** The width of a note in its font size, rounded up. */
const emsOf = (text: string) => [...text].reduce((sum, letter) => sum + (/[.,\slt]/.test(letter) ? 0.3 : 0.62), 0);

type Trip = CalendarProps['trip'];
const isEnd = (day: string, trip: Trip) => trip !== undefined && (day === trip.from || day === trip.to);
const isBetween = (day: string, trip: Trip) => trip !== undefined && day > trip.from && day < trip.to;

function look(isSelected: boolean, isOff: boolean, isLoading: boolean): string {
  if (isSelected)
    return 'cursor-pointer bg-board font-semibold text-on-board shadow-[inset_0_-4px_0_var(--color-board-accent)] forced-colors:outline-2';
  if (isOff) return 'cursor-not-allowed font-normal text-ink-faint';
  if (isLoading) return 'cursor-wait font-semibold text-ink shadow-[inset_0_0_0_1px_var(--color-line)] forced-colors:border';
  return 'cursor-pointer bg-surface-hover font-semibold text-ink shadow-[inset_0_0_0_1px_var(--color-line)] hover:shadow-[inset_0_0_0_2px_var(--color-ink)] forced-colors:border';
}

function ShownMonth({ onShow }: { onShow: (month: string) => void }) {
  const month = useContext(CalendarStateContext)?.visibleRange.start.toString().slice(0, 7);
  const report = useEffectEvent(onShow);
  useEffect(() => {
    if (month !== undefined) report(month);
  }, [month]);
  return null;
}

/** "Abril 2026"; the calendar announces its own name. */
function MonthName({ offset = 0 }: { offset?: number }) {
  const { locale } = useLocale();
  const shown = useContext(CalendarStateContext)?.visibleRange.start.add({ months: offset });
  const name = shown && new DateFormatter(locale, { month: 'long', timeZone: 'UTC' }).format(shown.toDate('UTC'));
  return (
    <p
      aria-hidden="true"
      className="min-w-0 flex-1 text-center font-sign text-title-3 font-bold wrap-anywhere hyphens-auto first-letter:uppercase"
    >
      {name} {shown?.year}
    </p>
  );
}

/** The focused day in `month`: the chosen one when it is there, else the first selectable one. */
function focusedIn(month: string, value: string | null, min: string | undefined): string {
  if (value?.startsWith(month)) return value;
  return min?.startsWith(month) ? min : `${month}-01`;
}
