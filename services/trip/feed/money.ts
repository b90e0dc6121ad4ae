/** The smallest amount of a currency in 1/100000 of its unit: 1000 for MXN (a centavo), 100000 for JPY, which has no smaller one. */
export function minorUnit(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('es-MX', { style: 'currency', currency }).resolvedOptions();
  return 100_000 / 10 ** maximumFractionDigits;
}
