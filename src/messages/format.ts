import { epochOf, type Instant, type Moment, type PlainDate } from '../../machines/domain/instant.ts';
import { UNITS_PER_PESO, type Money } from '../../machines/domain/money.ts';

/** The zone in which every time is shown (CONST-026). */
const SHOP_ZONE = 'America/Monterrey';

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });

/** `$1,560.00` from 1/100000 peso (CONST-012, CONST-024, CONST-025). The word MXN is the business of the page. */
export function money(amount: Money): string {
  return pesos.format(amount / UNITS_PER_PESO);
}

const weekdays = new Intl.DateTimeFormat('es-MX', { weekday: 'short', timeZone: 'UTC' });

const noon = (date: PlainDate) => new Date(`${date}T12:00:00Z`);

/** `vie`. */
export function weekday(date: PlainDate): string {
  return weekdays.format(noon(date)).replace('.', '');
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

/** What a clock on the wall of a zone shows at an instant: the day, `08:30` and its half of the day. */
export type WallClock = { date: PlainDate; time: string; half: 'AM' | 'PM' };

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Reads an instant on the wall of a zone; in Monterrey when none is named. */
export function wallClock(at: Instant, zone: string = SHOP_ZONE): WallClock {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(epochOf(at))
      .map(({ type, value }) => [type, value]),
  );
  const hour = Number(parts['hour']);
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${String(hour % 12 || 12).padStart(2, '0')}:${parts['minute']}`,
    half: hour < 12 ? 'AM' : 'PM',
  };
}

/** `08:30 AM` (CONST-030). */
export function clockTime({ time, half }: Pick<WallClock, 'time' | 'half'>): string {
  return `${time} ${half}`;
}

/** The wall of the terminal, and Monterrey's beside it only where the two differ at that very instant. */
export type MomentClocks = { local: WallClock; monterrey: WallClock | null };

export function momentClocks({ at, zone }: Moment): MomentClocks {
  const local = wallClock(at, zone);
  const monterrey = wallClock(at);
  const same = local.date === monterrey.date && local.time === monterrey.time && local.half === monterrey.half;
  return { local, monterrey: same ? null : monterrey };
}

/** `vie 17/04/2026 · 08:30 AM`, on the wall of the terminal. */
export function momentLine(moment: Moment): string {
  const { local } = momentClocks(moment);
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

const lists = new Intl.ListFormat('es-MX', { style: 'long', type: 'conjunction' });

/** `4, 5 y 6`. */
export function list(items: readonly string[]): string {
  return lists.format(items);
}
