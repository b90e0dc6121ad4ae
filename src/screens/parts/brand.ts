const BRANDS: readonly { name: string; starts: RegExp }[] = [
  { name: 'VISA', starts: /^4/ },
  { name: 'Mastercard', starts: /^(5[1-5]|2[2-7])/ },
  { name: 'AMEX', starts: /^3[47]/ },
  { name: 'Carnet', starts: /^(506|286)/ },
];

/** The network of a card by its first digits, or null. */
export function brandOf(number: string): string | null {
  const digits = number.replace(/\D/g, '');
  return BRANDS.find(({ starts }) => starts.test(digits))?.name ?? null;
}
