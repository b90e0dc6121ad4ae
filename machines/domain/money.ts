/** Money is an integer in 1/100000 of the currency's unit, as the services send it (CONST-012). */
export type Money = number;

export const UNITS = 100_000;

/** A currency. `minor` is its smallest amount, and `sign` is empty for one without a sign. */
type Currency = { code: string; decimals: number; minor: Money; sign: string };

/** The currency of every price. A shop sells in one, which the page learns before it starts (decision 23). */
export const currency: Currency = { code: 'MXN', decimals: 2, minor: 1000, sign: '$' };

/** Sells in a currency of ISO 4217. */
export function sellIn(code: string): void {
  const format = new Intl.NumberFormat('es-MX', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  Object.assign(currency, { code, decimals, minor: UNITS / 10 ** decimals, sign: sign === code ? '' : sign } satisfies Currency);
}

/** Adds amounts; the sum of none is 0. */
export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** `percent` (0 to 100) of an amount, rounded to the currency's smallest one, so that the shown price is the charged one (SEAT-076). */
export function percentOf(amount: Money, percent: number): Money {
  return Math.round((amount * percent) / 100 / currency.minor) * currency.minor;
}
