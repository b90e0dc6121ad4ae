/** Money is an integer in 1/100000 peso, as the services send it (CONST-012). */
export type Money = number;

export const UNITS_PER_PESO = 100_000;

/** Adds amounts; the sum of none is 0. */
export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** `percent` (0 to 100) of an amount, rounded to the nearest centavo, so that the shown price is the charged one (SEAT-076). */
export function percentOf(amount: Money, percent: number): Money {
  const unitsPerCentavo = UNITS_PER_PESO / 100;
  return Math.round((amount * percent) / 100 / unitsPerCentavo) * unitsPerCentavo;
}
