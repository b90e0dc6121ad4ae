import { dayOf, hourOf, inZone, type Instant, type PlainDate, type TimeZone } from '../../machines/domain/instant.ts';
import { currency, type Money } from '../../machines/domain/money.ts';

/** `$1,560.00` from 1/100000 of the unit (CONST-012, CONST-024, CONST-025), with the decimals of the currency. The page adds its code. */
export function money(amount: Money): string {
  const [whole = '', cents] = (Math.round(Math.abs(amount) / currency.minor) / 10 ** currency.decimals)
    .toFixed(currency.decimals)
    .split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${currency.sign}${grouped}${cents === undefined ? '' : `.${cents}`}`;
}

/** `$489`: like `money`, with decimals only where there are some. */
export function shortMoney(amount: Money): string {
  return money(amount).replace(/\.0+$/, '');
}

const weekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];

/** `vie`. */
export function weekday(date: PlainDate): string {
  return weekdays[new Date(date).getUTCDay()] ?? '';
}

/** `17/04/2026` (CONST-028). */
export function numericDate(date: PlainDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** `vie 17/04/2026`. */
export function fullDate(date: PlainDate): string {
  return `${weekday(date)} ${numericDate(date)}`;
}

/** `vie 17`. */
export function dayLabel(date: PlainDate): string {
  return `${weekday(date)} ${Number(date.slice(8))}`;
}

/** `vie 17/04`. */
export function dayAndMonth(date: PlainDate): string {
  return `${weekday(date)} ${date.slice(8)}/${date.slice(5, 7)}`;
}

/** The local time of a zone at an instant: the day, `08:30` and its half of the day. */
export type WallClock = { date: PlainDate; time: string; half: 'AM' | 'PM' };

/** The local time of an instant at its own place. */
export function localClock(at: Instant): WallClock {
  const hour = hourOf(at);
  return {
    date: dayOf(at),
    time: `${String(hour % 12 || 12).padStart(2, '0')}:${at.slice(14, 16)}`,
    half: hour < 12 ? 'AM' : 'PM',
  };
}

/** The local time of an instant in a zone (CONST-026). */
export function wallClock(at: Instant, timeZone: TimeZone): WallClock {
  return localClock(inZone(at, timeZone));
}

/** `08:30 AM` (CONST-030). */
export function clockTime({ time, half }: Pick<WallClock, 'time' | 'half'>): string {
  return `${time} ${half}`;
}

/** `08:30:07 AM`, in a zone. */
export function wallSeconds(at: Instant, timeZone: TimeZone): string {
  const local = inZone(at, timeZone);
  const { time, half } = localClock(local);
  return `${time}:${local.slice(17, 19)} ${half}`;
}

/** The terminal's time, and the shop's only where the two differ at that instant (decision 7). */
export type MomentClocks = { local: WallClock; shop: WallClock | null };

/** `at` has the offset of the terminal; `shopTimeZone` is the shop's own zone. */
export function momentClocks(at: Instant, shopTimeZone: TimeZone): MomentClocks {
  const shop = inZone(at, shopTimeZone);
  return { local: localClock(at), shop: at.slice(0, 16) === shop.slice(0, 16) ? null : localClock(shop) };
}

/** `vie 17/04/2026 · 08:30 AM`, in the terminal's time. */
export function momentLine(moment: Instant): string {
  const local = localClock(moment);
  return `${fullDate(local.date)} · ${clockTime(local)}`;
}

/** `6 h 15 min`, `45 min`, `2 h`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** `81 2345 6789` from ten digits. */
export function phoneNumber(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 6), digits.slice(6)].filter(Boolean).join(' ');
}

let lists: Intl.ListFormat | undefined;

/** The parts of `4, 5 y 6`: its items, and what stands between them. */
export function listParts(items: readonly string[]): { value: string }[] {
  lists ??= new Intl.ListFormat('es-MX', { style: 'long', type: 'conjunction' });
  return lists.formatToParts(items);
}

/** `4, 5 y 6`. */
export function list(items: readonly string[]): string {
  return listParts(items)
    .map(({ value }) => value)
    .join('');
}
