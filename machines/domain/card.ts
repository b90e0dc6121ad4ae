import type { PlainDate } from './instant.ts';
import { isNameShort, nameInput } from './passenger.ts';

/**
 * Facts about a card for the charts, never its number or its code. The details stay in the page's memory and are sent encrypted for the
 * bank.
 */
export type CardFacts = {
  digits: number;
  /** Grows with each change of the number, so that the device data is requested again (PAY-006). */
  revision: number;
  errors: Partial<Record<CardField, CardError>>;
};

export type CardField = 'firstName' | 'lastName' | 'number' | 'expiry' | 'cvv';
export type CardError = 'too-short' | 'missing-digits' | 'wrong-digits' | 'expired' | 'incomplete';

export const EMPTY_CARD: CardFacts = {
  digits: 0,
  revision: 0,
  errors: { firstName: 'too-short', lastName: 'too-short', number: 'missing-digits', expiry: 'incomplete', cvv: 'incomplete' },
};

/** A number has at least 15 digits, and 15 digits start the device check (PAY-006, CONST-059). */
export const CARD_MIN_DIGITS = 15;

export function isCardComplete(card: CardFacts): boolean {
  return Object.keys(card.errors).length === 0;
}

/** The typed values of a card. Only the memory of the page holds them, never a snapshot, a log or storage. */
export type CardValues = Record<CardField, string>;

export const NO_CARD: CardValues = { firstName: '', lastName: '', number: '', expiry: '', cvv: '' };

/**
 * Formats the text of a field: names cleaned, the number in groups (American Express in three), the expiry as MM/AA, the code in digits
 * (CONST-058, CONST-060, CONST-061).
 */
export function cardText(field: CardField, text: string): string {
  const digits = text.replace(/\D/g, '');
  switch (field) {
    case 'firstName':
    case 'lastName':
      return nameInput(text);
    case 'number':
      return grouped(digits, /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4]);
    case 'expiry':
      return expiryText(text);
    case 'cvv':
      return digits.slice(0, 4);
    default:
      return field satisfies never;
  }
}

/** MM/AA of what is typed, pasted or filled in: M/AA, MM/AAAA, AAAA-MM, with any separator or none (decision 45). */
function expiryText(text: string): string {
  const [first = '', second] = text.split(/\D+/);
  if (second !== undefined) return first.length === 4 ? expiry(second, first) : expiry(first, second);
  if (/^20\d{4}$/.test(first)) return expiry(first.slice(4), first.slice(0, 4));
  return first.length > 2 ? expiry(first.slice(0, 2), first.slice(2)) : first;
}

function expiry(month: string, year: string): string {
  return `${month.padStart(2, '0').slice(0, 2)}/${(year.length > 2 ? year.replace(/^20/, '') : year).slice(0, 2)}`;
}

function grouped(digits: string, sizes: number[]): string {
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((a, b) => a + b, 0));
  return sizes
    .map((size, index) => digits.slice(starts[index], (starts[index] ?? 0) + size))
    .filter((group) => group !== '')
    .join(' ');
}

/** The facts of the typed card. `today` is YYYY-MM-DD; `revision` grows with each change of the number. */
export function cardFacts(values: CardValues, today: PlainDate, revision: number): CardFacts {
  const digits = values.number.replace(/\D/g, '');
  const errors: CardFacts['errors'] = {};
  if (isNameShort(values.firstName)) errors.firstName = 'too-short';
  if (isNameShort(values.lastName)) errors.lastName = 'too-short';
  if (digits.length < CARD_MIN_DIGITS) errors.number = 'missing-digits';
  else if (!passesLuhn(digits)) errors.number = 'wrong-digits';
  const expiry = expiryError(values.expiry, today);
  if (expiry) errors.expiry = expiry;
  if (!/^\d{3,4}$/.test(values.cvv)) errors.cvv = 'incomplete';
  return { digits: digits.length, revision, errors };
}

/** The facts of a card whose number, expiry and code are typed in fields of the bank, which tells only their errors. */
export function framedFacts({ errors: { firstName, lastName } }: CardFacts, framed: CardFacts['errors']): CardFacts {
  return { digits: 0, revision: 0, errors: { ...(firstName && { firstName }), ...(lastName && { lastName }), ...framed } };
}

function expiryError(expiry: string, today: PlainDate): CardError | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? [];
  if (!month || !year) return 'incomplete';
  return `20${year}-${month}` < today.slice(0, 7) ? 'expired' : null;
}

function passesLuhn(digits: string): boolean {
  const total = [...digits].reverse().reduce((acc, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return acc + (value > 9 ? value - 9 : value);
  }, 0);
  return total % 10 === 0;
}
