export const PHONE_DIGITS = 10;

/**
 * The digits of a phone. The country and the old prefixes before ten digits are taken off: 52, 521, 044, 045, 01. Nothing is cut, because a
 * cut number is that of somebody else (decision 44).
 */
export function phoneInput(text: string): string {
  const digits = text.replace(/\D/g, '');
  return /^(?:(?:00)?521?|04[45]|01)(\d{10})$/.exec(digits)?.[1] ?? digits;
}
