/**
 * What the charts may know of a card: never its number or its code.
 * The details stay in memory at the edge and travel encrypted for the bank.
 */
export type CardFacts = {
  digits: number;
  /** Changes whenever the number does, so that the device is asked about again (PAY-006). */
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

/** 15 digits start the device check and are the least a number has (PAY-006, CONST-059). */
export const CARD_MIN_DIGITS = 15;

export function isCardComplete(card: CardFacts): boolean {
  return Object.keys(card.errors).length === 0;
}
