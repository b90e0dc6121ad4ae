import { Temporal } from 'temporal-polyfill';

/** Seconds of a GTFS time (`H:MM:SS` or `HH:MM:SS`, past 24:00 allowed), also without its seconds; null for any other text. */
export function parseTime(text: string): number | null {
  const match = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (match === null) return null;
  return Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0);
}

/** Whether a time has no seconds, which GTFS requires. */
export const lacksSeconds = (text: string): boolean => /^\d+:\d+$/.test(text);

/** `YYYY-MM-DD` of a GTFS date (`YYYYMMDD`); null for a day that does not exist. */
export function parseDate(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (match === null) return null;
  const date = `${match[1]}-${match[2]}-${match[3]}`;
  try {
    return Temporal.PlainDate.from(date).toString();
  } catch {
    return null;
  }
}

/** A plain number (`-12.5`); null for any other text. */
export function parseNumber(text: string): number | null {
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : null;
}

/** A whole number from zero; null for any other text. */
export function parseCount(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** 1/100000 of the unit of a decimal amount, without floating point; null for any other text. */
export function parseMoney(text: string): number | null {
  const match = /^(\d{1,8})(?:\.(\d{0,5})0*)?$/.exec(text);
  if (match === null) return null;
  return Number(`${match[1]}${(match[2] ?? '').padEnd(5, '0')}`);
}

/** `#rrggbb` of a GTFS colour (six hexadecimal digits, with or without `#`); null for any other text. */
export function parseColor(text: string): string | null {
  const match = /^#?([0-9a-f]{6})$/i.exec(text);
  return match?.[1] ? `#${match[1].toLowerCase()}` : null;
}

const zones = new Map<string, boolean>();

/** Whether this machine knows the time zone. */
export function isTimeZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let valid = true;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
  } catch {
    valid = false;
  }
  zones.set(name, valid);
  return valid;
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether this is a currency of ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);
