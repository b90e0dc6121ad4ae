import { use, useState, type RefObject } from 'react';
import { monthAfter, monthOf, openingDay, weeksOf, type PlainMonth } from '../../../machines/domain/calendar.ts';
import { nightsBetween, type PlainDate } from '../../../machines/domain/instant.ts';
import { promotedDays, proposedDay } from '../../../machines/domain/promotion.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import type { SearchFormView } from '../../../machines/search/search.types.ts';
import { common, search, tripDays } from '../../messages/es-MX.ts';
import { shortMoney } from '../../messages/format.ts';
import { Calendar } from '../../ui/Calendar.tsx';
import { FieldPopover } from '../../ui/FieldPopover.tsx';
import { ReturnFocus } from '../../ui/ReturnFocus.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { LowestMark, priceNotes } from '../parts/priceNotes.tsx';
import { ReturnOffer } from '../parts/ReturnOffer.tsx';
import { type TripPrices, DrawWithPrices } from './tripPrices.ts';

type DaysProps = { form: SearchFormView; direction: Direction; label: string; onChoose: (day: PlainDate) => void };
type TripDaysProps = {
  form: SearchFormView;
  /** The direction of the field. */
  direction: Direction;
  onChoose: (direction: Direction, day: PlainDate) => void;
  isOpen: boolean;
  onClose: () => void;
  field: RefObject<HTMLElement | null>;
};

const labels: Record<Direction, string> = { outbound: search.date, return: search.returnDate };

/**
 * The calendar of a day field with the lowest price of each day: one month in a sheet, two months in place on a wide screen. It closes on the
 * day. Where a round trip lacks its way back, it asks for that day next (SEARCH-020, SEARCH-021).
 */
export function TripDays({ form, direction: first, onChoose, isOpen, onClose, field }: TripDaysProps) {
  const isWide = useMedia('(min-width: 64rem)');
  const [isNext, setNext] = useState(false);
  const direction = isNext ? 'return' : first;
  const label = labels[direction];
  const close = () => {
    setNext(false);
    onClose();
  };
  const choose = (day: PlainDate) => {
    onChoose(direction, day);
    if (direction === 'outbound' && lacksReturn(form, day)) setNext(true);
    else close();
  };
  const days = <PricedDays key={direction} form={form} direction={direction} label={label} onChoose={choose} isDouble={isWide} />;
  if (isWide)
    return (
      <FieldPopover isOpen={isOpen} onClose={close} label={label} field={field} className="w-[54rem] p-4!">
        {days}
      </FieldPopover>
    );
  return (
    <Sheet isOpen={isOpen} onClose={close} title={label} closeLabel={common.close}>
      {days}
      <ReturnFocus field={field} />
    </Sheet>
  );
}

/** A round trip without a way back on this day or later. */
function lacksReturn({ returnDate }: SearchFormView, day: PlainDate): boolean {
  return returnDate !== null && (returnDate.value === null || returnDate.value < day);
}

function PricedDays({ isDouble = false, ...days }: DaysProps & { isDouble?: boolean }) {
  const { form, direction } = days;
  const drawWithPrices = use(DrawWithPrices);
  const [month, setMonth] = useState<PlainMonth | null>(null);
  const months = month === null ? [] : isDouble ? [month, monthAfter(month)] : [month];
  return drawWithPrices({
    form,
    direction,
    months,
    children: (prices) => (
      <div className="grid gap-2">
        {direction === 'return' && <Offer form={form} prices={prices} onTake={days.onChoose} />}
        <Days {...days} isDouble={isDouble} prices={prices} onShow={setMonth} />
        <div className="flex flex-wrap items-center gap-x-2 text-caption text-ink-muted lg:text-small">
          <p className="min-h-5 flex-1 max-lg:basis-full">{prices.months.size > 0 && <LowestMark />}</p>
          <Total form={form} direction={direction} prices={prices} />
        </div>
      </div>
    ),
  });
}

function Days({ form, direction, label, onChoose, isDouble, prices, onShow }: DaysProps & DrawnProps) {
  const { value, today, min, max, other } = chosenOf(form, direction);
  const notes = new Map(
    [...prices.months].flatMap(([month, days]) => [...priceNotes(days, min, month)].filter(([day]) => !isDouble || monthOf(day) === month)),
  );
  if (other !== null) {
    const { text, name } = tripDays.otherDay[direction === 'outbound' ? 'return' : 'outbound'];
    const price = notes.get(other);
    notes.set(other, { text, short: text, name: price ? `${name}, ${price.name}` : name });
  }
  const isKnown = (day: PlainDate) => [...prices.months.keys()].some((month) => weeksOf(month).from <= day && day <= weeksOf(month).to);
  const hasNoTrip = (day: PlainDate) => day !== value && isKnown(day) && ![...prices.months.values()].some((days) => days.has(day));
  return (
    <Calendar
      label={label}
      value={value}
      onChange={onChoose}
      min={min}
      max={max}
      today={today}
      nameDay={tripDays.nameDay}
      notes={notes}
      isUnavailable={hasNoTrip}
      isDouble={isDouble && other !== null && value !== null && monthOf(other) < monthOf(value) ? 'end' : isDouble}
      trip={tripOf(form)}
      opensOn={openingDay(prices.months, min, max)}
      onShow={onShow}
      takesFocus
      previousLabel={tripDays.previousMonth}
      nextLabel={tripDays.nextMonth}
    />
  );
}

type OfferProps = Pick<DrawnProps, 'prices'> & { form: SearchFormView; onTake: (day: PlainDate) => void };

/** The promotion of the way back after the chosen way out, in the calendar of the way back. */
function Offer({ form: { date, returnDate }, prices, onTake }: OfferProps) {
  const days = prices.promotion && date.value !== null ? promotedDays(prices.promotion, date.value, date.max) : null;
  if (!prices.promotion || !days) return null;
  const known = new Map([...prices.months.values()].flatMap((month) => [...month]));
  const day = proposedDay(days, returnDate?.value ?? null, known);
  return <ReturnOffer title={prices.promotion.title} days={days} day={day} onTake={() => onTake(day)} />;
}

type DrawnProps = { isDouble: boolean; prices: TripPrices; onShow: (month: PlainMonth) => void };

/** «16 noches · desde $2,360 ida y regreso» for a round trip; its line is empty before both days have a price. */
function Total({ form, direction, prices }: { form: SearchFormView; direction: Direction; prices: TripPrices }) {
  const { value, other } = chosenOf(form, direction);
  if (form.returnDate === null) return null;
  const price = value === null ? undefined : prices.months.get(monthOf(value))?.get(value);
  return (
    <p role="status" className="min-h-5">
      {value !== null && other !== null && price !== undefined && prices.otherWay !== null && (
        <>
          <b className="text-ink">{tripDays.nights(nightsBetween(value, other))}</b>{' '}
          {tripDays.bothWays(shortMoney(price + prices.otherWay))}
        </>
      )}
    </p>
  );
}

/** Both days of a round trip; the first alone before the second is chosen. */
function tripOf({ date, returnDate }: SearchFormView) {
  if (!returnDate || date.value === null) return undefined;
  return { from: date.value, to: returnDate.value ?? date.value };
}

/** The field of a direction, and the chosen day of the other one. */
function chosenOf({ date, returnDate }: SearchFormView, direction: Direction) {
  const isReturn = direction === 'return' && returnDate !== null;
  return { ...(isReturn ? returnDate : date), other: (isReturn ? date : returnDate)?.value ?? null };
}
