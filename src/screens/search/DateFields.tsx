import { Calendar } from 'lucide-react';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { DateFieldView, SearchEvent, SearchFormView } from '../../../machines/search/search.types.ts';
import { common, search } from '../../messages/es-MX.ts';
import { fullDate } from '../../messages/format.ts';
import { cx } from '../../ui/cx.ts';
import { DateField } from '../../ui/DateField.tsx';

type DateFieldsProps = Pick<SearchFormView, 'date' | 'returnDate'> & { send: (event: SearchEvent) => void };

/** The day of the way out and, for a round trip, of the way back. Each calendar shows the other day too (SEARCH-020, SEARCH-021). */
export function DateFields({ date, returnDate, send }: DateFieldsProps) {
  return (
    <div className={cx('grid items-start gap-3', returnDate && '@min-[18rem]:grid-cols-2')}>
      <Day
        direction="outbound"
        view={date}
        other={returnDate?.value ?? null}
        onChoose={(day) => send({ type: 'date.chosen', date: day })}
        {...(returnDate && { className: beside })}
      />
      {returnDate && (
        <Day
          direction="return"
          view={returnDate}
          other={date.value}
          onChoose={(day) => send({ type: 'returnDate.chosen', date: day })}
          className={beside}
        />
      )}
    </div>
  );
}

/** Two fields in a row are narrow, so phones show them without icons. */
const beside = '[&_b]:text-[0.9375rem] [&>button]:gap-2 [&>button]:px-3 max-md:[&>button>span:has(>svg)]:hidden';

const words = {
  outbound: { label: search.date, error: search.missing.date, other: search.otherDay.return },
  return: { label: search.returnDate, error: search.missing.returnDate, other: search.otherDay.outbound },
} satisfies Record<Direction, object>;

type DayProps = {
  direction: Direction;
  view: DateFieldView;
  other: PlainDate | null;
  onChoose: (day: PlainDate) => void;
  className?: string;
};

function Day({ direction, view: { value, today, min, max, missing }, other, onChoose, className }: DayProps) {
  const { label, error, other: note } = words[direction];
  return (
    <DateField
      label={label}
      icon={<Calendar />}
      value={value}
      valueText={value === null ? undefined : fullDate(value)}
      placeholder={search.chooseDate}
      error={missing ? error : undefined}
      onChange={onChoose}
      min={min}
      max={max}
      today={today}
      nameDay={search.nameDay}
      {...(other !== null && { notes: new Map([[other, note]]) })}
      {...(className !== undefined && { className })}
      closeLabel={common.close}
      doneLabel={search.done}
      previousLabel={search.previousMonth}
      nextLabel={search.nextMonth}
    />
  );
}
