import { Calendar } from 'lucide-react';
import { useRef } from 'react';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { DateFieldView, SearchEvent, SearchFormView } from '../../../machines/search/search.types.ts';
import { search } from '../../messages/es-MX.ts';
import { fullDate } from '../../messages/format.ts';
import { cx } from '../../ui/cx.ts';
import { lazyOverlay } from '../../ui/lazyPart.tsx';
import { SheetField } from '../../ui/SheetField.tsx';

const TripDays = lazyOverlay(async () => (await import('./TripDays.tsx')).TripDays);

type DateFieldsProps = {
  form: SearchFormView;
  send: (event: SearchEvent) => void;
  /** The calendar of the way out. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The day of the way out and, for a round trip, of the way back. Each calendar shows the other day too (SEARCH-020, SEARCH-021). */
export function DateFields({ form, send, ...opened }: DateFieldsProps) {
  const { date, returnDate } = form;
  const days = {
    form,
    onChoose: (direction: Direction, day: PlainDate) =>
      send({ type: direction === 'outbound' ? 'date.chosen' : 'returnDate.chosen', date: day }),
    ...(returnDate && { className: beside }),
  };
  return (
    <div data-days className={cx('grid items-start gap-3', returnDate && '@min-[18rem]:grid-cols-2')}>
      <Day direction="outbound" view={date} {...days} {...opened} />
      {returnDate && <Day direction="return" view={returnDate} {...days} />}
    </div>
  );
}

/** Two fields in a row are narrow, so phones show them without icons. */
const beside = '[&_b]:text-[0.9375rem] [&>button]:gap-2 [&>button]:px-3 max-md:[&>button>span:has(>svg)]:hidden';

const words = {
  outbound: { label: search.date, error: search.missing.date },
  return: { label: search.returnDate, error: search.missing.returnDate },
} satisfies Record<Direction, object>;

type DayProps = {
  direction: Direction;
  view: DateFieldView;
  form: SearchFormView;
  onChoose: (direction: Direction, day: PlainDate) => void;
  className?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

function Day({ direction, view: { value, missing }, form, onChoose, ...field }: DayProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { label, error } = words[direction];
  return (
    <SheetField
      {...field}
      label={label}
      icon={<Calendar />}
      value={value === null ? undefined : fullDate(value)}
      placeholder={search.chooseDate}
      error={missing ? error : undefined}
      buttonRef={button}
      renderSheet={(opened) => <TripDays {...opened} form={form} direction={direction} onChoose={onChoose} field={button} />}
    />
  );
}
