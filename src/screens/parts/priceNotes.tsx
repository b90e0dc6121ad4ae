import { lowestPrice, type DayPrices, type PlainMonth } from '../../../machines/domain/calendar.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import { currency, type Money } from '../../../machines/domain/money.ts';
import { calendar, common } from '../../messages/es-MX.ts';
import { shortMoney } from '../../messages/format.ts';
import type { CalendarProps } from '../../ui/Calendar.tsx';

type Notes = NonNullable<CalendarProps['notes']>;

/** The price below each day from `first` on, with a mark on the lowest of the month (CAL-004). */
export function priceNotes(prices: DayPrices, first: PlainDate, month: PlainMonth): Notes {
  const lowest = lowestPrice(prices, first, month);
  return new Map(
    [...prices]
      .filter(([day]) => day >= first)
      .map(([day, amount]) => [day, noteOf(amount, amount === lowest && day.startsWith(month))] as const),
  );
}

function noteOf(amount: Money, isLow: boolean) {
  const exact = shortMoney(amount);
  return { ...wholeMoney(amount), name: isLow ? calendar.fromLowest(exact) : calendar.from(exact), isLow };
}

/** `$1,242` and `1,242` for $1,241.50: a cell has no room for decimals, and no trip may cost more than it says. From $10,000 on the short text counts thousands, `13 k`. */
function wholeMoney(amount: Money): { text: string; short: string } {
  const unit = currency.minor * 10 ** currency.decimals;
  const whole = Math.ceil(amount / unit);
  const text = shortMoney(whole * unit);
  return { text, short: whole < 10_000 ? text.slice(currency.sign.length) : calendar.thousands(Math.ceil(whole / 1000)) };
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
