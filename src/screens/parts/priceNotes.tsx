import { lowestPrice, type DayPrices } from '../../../machines/domain/calendar.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import { calendar, common } from '../../messages/es-MX.ts';
import { shortMoney } from '../../messages/format.ts';
import type { CalendarProps } from '../../ui/Calendar.tsx';

type Notes = NonNullable<CalendarProps['notes']>;

/** The price below each day from `first` on, with a mark on the lowest of them (CAL-004). */
export function priceNotes(prices: DayPrices, first: PlainDate): Notes {
  const lowest = lowestPrice(prices, first);
  return new Map([...prices].filter(([day]) => day >= first).map(([day, amount]) => [day, noteOf(amount, amount === lowest)] as const));
}

function noteOf(amount: number, isLow: boolean) {
  const text = shortMoney(amount);
  return { text, name: isLow ? calendar.fromLowest(text) : calendar.from(text), isLow };
}

/** The legend of the mark in a cell. */
export function LowestMark() {
  return (
    <>
      <i className="me-2 mb-px inline-block border-5 border-b-0 border-transparent border-t-action" />
      {calendar.lowest(common.currency)}
    </>
  );
}
