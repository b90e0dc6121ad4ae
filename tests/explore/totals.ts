/** A row of a list of amounts, as the page shows it: `Subtotal` and `$1,560.00`. */
export type Row = { name: string; value: string };

const AMOUNT = /^([-−]?)\$\s?([\d,]+)(?:\.(\d\d))?(?:\s*[A-Z]{3})?$/;

/** Cents of `$1,560.00 MXN` or `−$50.00`; undefined for any other text. */
export function cents(text: string): number | undefined {
  const [, sign, whole, rest = '00'] = AMOUNT.exec(text.trim().replaceAll(/\s+/g, ' ')) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(rest);
  return sign ? -amount : amount;
}

/** What is wrong with a list of amounts whose last row is the total; undefined for a right one, and for a list of anything else. */
export function sumFault(rows: readonly Row[]): string | undefined {
  const amounts = rows.map(({ value }) => cents(value));
  const [total, ...lines] = amounts.toReversed();
  if (total === undefined || lines.length === 0) return undefined;
  const sum = lines.reduce<number | undefined>((all, line) => (all === undefined || line === undefined ? undefined : all + line), 0);
  if (sum === undefined || sum === total) return undefined;
  return `${rows.map(({ name, value }) => `${name} ${value}`).join(', ')}: the lines add up to ${(sum / 100).toFixed(2)}`;
}
