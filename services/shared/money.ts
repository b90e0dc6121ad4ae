/** The currency of a shop before it is known which one its feed has. */
export const defaultCurrency = 'MXN';

const digits = new Map<string, number>();

/** A format takes about 30 µs to make, and a search writes hundreds of amounts. */
function digitsOf(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const found = new Intl.NumberFormat('es-MX', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digits.set(currency, found);
  return found;
}

/** The smallest amount of a currency in 1/100000 of its unit: 1000 for MXN (a centavo), 100000 for JPY, which has no smaller one. */
export const minorUnit = (currency: string): number => 100_000 / 10 ** digitsOf(currency);

/** An amount in 1/100000 of the currency's unit as a number with its decimals: `475.00` for MXN, `475` for JPY. */
export const decimalText = (amount: number, currency: string): string => (amount / 100_000).toFixed(digitsOf(currency));

/** An amount in 1/100000 of the currency's unit as text: `$475.00 MXN`, `¥475 JPY`, and `12.500 KWD` for a currency without a sign. */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('es-MX', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(amount / 100_000).filter(({ type, value }) => type !== 'currency' || value !== currency);
  return `${parts
    .map(({ value }) => value)
    .join('')
    .replaceAll('\u00a0', ' ')
    .trim()} ${currency}`;
}
