/**
 * What a sandbox value means. One table, read by the bank, by identity's sandbox and by the tests; plain data.
 * `values.md` says the same for people.
 */

/** How the bank answers the first request about a card. */
export type BankOutcome =
  | 'authorised'
  | 'challenge-authorised'
  | 'challenge-refused'
  | 'refused'
  | 'insufficient-funds'
  | 'expired-card'
  | 'wrong-cvv'
  | 'settles-later'
  | 'answer-lost'
  | 'never-answers'
  | 'authorised-after-hold';

export interface TestCard {
  readonly number: string;
  readonly brand: 'VISA' | 'MASTERCARD' | 'AMEX';
  readonly outcome: BankOutcome;
  /** The hidden device-data frame of this card posts nothing. */
  readonly deviceData: 'answers' | 'silent';
  /** True for a number of the card industry that means the same elsewhere. */
  readonly wellKnown: boolean;
  /** Shown on the pages of the sandbox. */
  readonly label: string;
}

export const testCards = [
  {
    number: '4242424242424242',
    brand: 'VISA',
    outcome: 'authorised',
    deviceData: 'answers',
    wellKnown: true,
    label: 'Autorizada sin reto',
  },
  {
    number: '5555555555554444',
    brand: 'MASTERCARD',
    outcome: 'authorised',
    deviceData: 'answers',
    wellKnown: true,
    label: 'Autorizada sin reto',
  },
  {
    number: '378282246310005',
    brand: 'AMEX',
    outcome: 'authorised',
    deviceData: 'answers',
    wellKnown: true,
    label: 'Autorizada sin reto (15 dígitos, CVV de 4)',
  },
  {
    number: '4000002500003155',
    brand: 'VISA',
    outcome: 'challenge-authorised',
    deviceData: 'answers',
    wellKnown: true,
    label: 'Reto 3-D Secure y autorizada',
  },
  {
    number: '4000000000003220',
    brand: 'VISA',
    outcome: 'challenge-authorised',
    deviceData: 'answers',
    wellKnown: true,
    label: 'Reto 3-D Secure y autorizada',
  },
  {
    number: '4000008400001629',
    brand: 'VISA',
    outcome: 'challenge-refused',
    deviceData: 'answers',
    wellKnown: true,
    label: 'Reto 3-D Secure y rechazada',
  },
  { number: '4000000000000002', brand: 'VISA', outcome: 'refused', deviceData: 'answers', wellKnown: true, label: 'Rechazada' },
  {
    number: '4000000000009995',
    brand: 'VISA',
    outcome: 'insufficient-funds',
    deviceData: 'answers',
    wellKnown: true,
    label: 'Fondos insuficientes',
  },
  { number: '4000000000000069', brand: 'VISA', outcome: 'expired-card', deviceData: 'answers', wellKnown: true, label: 'Tarjeta vencida' },
  { number: '4000000000000127', brand: 'VISA', outcome: 'wrong-cvv', deviceData: 'answers', wellKnown: true, label: 'CVV incorrecto' },
  {
    number: '4000980000000013',
    brand: 'VISA',
    outcome: 'authorised',
    deviceData: 'silent',
    wellKnown: false,
    label: 'Los datos del dispositivo no llegan; autorizada',
  },
  {
    number: '4000999100000012',
    brand: 'VISA',
    outcome: 'never-answers',
    deviceData: 'answers',
    wellKnown: false,
    label: 'El banco no responde nunca',
  },
  {
    number: '4000999200000011',
    brand: 'VISA',
    outcome: 'authorised-after-hold',
    deviceData: 'answers',
    wellKnown: false,
    label: 'Autorizada cuando el apartado ya terminó: se devuelve',
  },
  {
    number: '4000999300000010',
    brand: 'VISA',
    outcome: 'settles-later',
    deviceData: 'answers',
    wellKnown: false,
    label: 'Pendiente; autorizada a los 4 segundos',
  },
  {
    number: '4000999400000019',
    brand: 'VISA',
    outcome: 'answer-lost',
    deviceData: 'answers',
    wellKnown: false,
    label: 'Autorizada, pero la respuesta del banco se pierde',
  },
] as const satisfies readonly TestCard[];

/** The code that the challenge page accepts; it is shown there as a hint. */
export const challengeCode = '1234';
/** Wrong codes after which the challenge is refused. */
export const challengeTries = 3;
/** Seconds until a card of `settles-later` is authorised. */
export const settlesAfterSeconds = 4;
/** Seconds until a card of `authorised-after-hold` is authorised: later than the 900 s for which seats are kept while the bank is asked. */
export const settlesAfterHoldSeconds = 930;
/** Digits of the card number that the device-data frame is told: the issuer's part, never the number. */
const binLength = 6;

export { demoUser, testPhones } from '../shared/sandboxValues.ts';

/** The outcome of a card number, spaces or not; any other number that passes the Luhn sum is authorised. (PAY-006) */
export function cardOutcome(number: string): BankOutcome | 'invalid-number' {
  const digits = number.replaceAll(/\s/g, '');
  const known = testCards.find((card) => card.number === digits);
  if (known) return known.outcome;
  return luhn(digits) ? 'authorised' : 'invalid-number';
}

/** Whether the device-data frame of a card stays silent, told by the first six digits. */
export function deviceDataIsSilent(bin: string): boolean {
  return testCards.some((card) => card.deviceData === 'silent' && card.number.startsWith(bin) && bin.length === binLength);
}

/** The Luhn sum of a card number of 12 to 19 digits. */
export function luhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
