import type { Company } from '../shared/company.ts';
import type { SandboxAccount, SandboxCoupon, SandboxStaff } from '../shared/sandbox.ts';

/**
 * The meaning of the sandbox values, as one table of plain data for the bank, the identity service and the tests. `values.md` documents
 * them.
 */

/** The bank's answer to the first request about a card. */
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
  /** `silent`: the hidden device-data frame of this card posts nothing. */
  readonly deviceData: 'answers' | 'silent';
  /** True for a number with the same meaning in the test modes of the card industry. */
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

/** The code that the challenge page accepts; the page shows it as a hint. */
export const challengeCode = '1234';
/** Wrong codes after which the challenge is refused. */
export const challengeTries = 3;
/** Seconds until a card of `settles-later` is authorised. */
export const settlesAfterSeconds = 4;
/**
 * Seconds until a card of `authorised-after-hold` is authorised. It is more than the 900 s for which seats are kept while the bank is
 * asked.
 */
export const settlesAfterHoldSeconds = 930;
/** Digits of the card number that the device-data frame receives: the issuer's part, never the whole number. */
const binLength = 6;

/** Phones of 10 digits whose last four digits choose the result in the identity service. */
export const testPhones = [
  { ending: '0001', outcome: 'account-exists', label: 'La cuenta ya existe (código 0): entra con un código' },
  { ending: '0002', outcome: 'code-already-sent', label: 'Ya se había enviado un código' },
  { ending: '0003', outcome: 'sms-fails', label: 'El envío del SMS falla' },
] as const;

/** A person of the sandbox's Google, Facebook and Apple. */
export interface SocialTestPerson {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  /** Null for a person who shares none. */
  readonly email: string | null;
  /** Whether the provider vouches for the e-mail. */
  readonly verified: boolean;
  readonly label: string;
}

/** Who sells in the demo. Nobody has these numbers and addresses. */
export const demoCompany: Company = {
  name: 'Andén',
  company: 'Andén Demostración, S. A. de C. V.',
  address: 'Av. de la Demostración 100, Centro, 64000 Monterrey, Nuevo León',
  phone: '81 0000 0100',
  whatsapp: '81 0000 0101',
  email: 'ayuda@anden.example',
  hours: 'todos los días, de 06:00 AM a 11:00 PM',
  notice: 'Tienda de demostración: viajes y cobros ficticios',
  chatUrl: 'https://ayuda.anden.example/chat',
  invoiceUrl: 'https://facturacion.anden.example/?venta=',
  partnerUrl: 'https://socios.anden.example/',
};

/** The registered account of the demo, which signs in with e-mail and password. */
export const demoUser = {
  email: 'ana.torres@ejemplo.mx',
  password: 'Cempasuchil-2026',
  phone: '8110000100',
  nombre: 'Ana',
  paterno: 'Torres',
  materno: 'Vega',
  viaja: '6001234567',
  favourites: [
    { name: 'Luis', last_name: 'Torres Vega', birthdate: '02/09/1988', category_id: 1 },
    { name: 'Sofía', last_name: 'Torres Vega', birthdate: '14/05/2018', category_id: 2 },
    { name: 'Carmen', last_name: 'Vega Solís', birthdate: '30/01/1952', category_id: 3 },
  ],
} as const satisfies SandboxAccount;

/** The person of the company in the demo, who has every role. */
export const demoStaff = {
  email: 'operacion@anden.example',
  name: 'Olivia Operadora',
  password: 'Jacaranda-2026',
  authenticator: 'ANDENOPERACIONDEPRUEBA234567ABCD',
} as const satisfies SandboxStaff;

/** Every account begins with $184.50 of points. */
export const welcomePoints = 18_450_000;

const everybody = { account: null, beneficiary: null, validUntil: null, oncePer: 'account' } as const;

export const testCoupons = [
  { ...everybody, id: 'cp_viaja100', code: 'VIAJA100', value: { kind: 'amount', amount: 10_000_000 } },
  { ...everybody, id: 'cp_mitad', code: 'MITAD', value: { kind: 'percent', percent: 50 } },
  { ...everybody, id: 'cp_cortesia', code: 'CORTESIA', value: { kind: 'percent', percent: 100 } },
  { ...everybody, id: 'cp_verano', code: 'VERANO', value: { kind: 'amount', amount: 10_000_000 }, beneficiary: 'Aurelio Muñoz' },
  { ...everybody, id: 'cp_ajeno', code: 'AJENO', value: { kind: 'amount', amount: 10_000_000 }, account: 'u_de_otra_persona' },
  {
    ...everybody,
    id: 'cp_vencido',
    code: 'VENCIDO',
    value: { kind: 'amount', amount: 10_000_000 },
    validUntil: new Date('2026-01-31T06:00:00Z'),
  },
] as const satisfies readonly SandboxCoupon[];

export const socialPeople = [
  {
    id: 'luisa',
    nombre: 'Luisa',
    apellidos: 'Mora Díaz',
    email: 'luisa.mora@ejemplo.mx',
    verified: true,
    label: 'Correo verificado: cuenta nueva',
  },
  {
    id: 'ana',
    nombre: demoUser.nombre,
    apellidos: `${demoUser.paterno} ${demoUser.materno}`,
    email: demoUser.email,
    verified: true,
    label: 'Ya tiene cuenta: debe demostrar que es suya',
  },
  { id: 'sin-correo', nombre: 'Saúl', apellidos: 'Nava', email: null, verified: false, label: 'No comparte su correo: se le pide uno' },
  {
    id: 'sin-verificar',
    nombre: 'Vera',
    apellidos: 'Ruiz',
    email: 'vera.ruiz@ejemplo.mx',
    verified: false,
    label: 'Correo sin verificar: se le pide confirmarlo',
  },
  {
    id: 'oculta',
    nombre: 'Olivia',
    apellidos: 'Cano',
    email: 'x7k2p9@reenvio.ejemplo.mx',
    verified: true,
    label: 'Oculta su correo: da uno que reenvía',
  },
] as const satisfies readonly SocialTestPerson[];

/** What else the page of a provider can answer. */
export const socialRefusals = [
  { id: 'access_denied', label: 'No dar permiso' },
  { id: 'temporarily_unavailable', label: 'El servicio falla' },
] as const;

/** The meaning of a phone, or undefined for an ordinary one. */
export function phoneOutcome(phone: string): (typeof testPhones)[number]['outcome'] | undefined {
  return testPhones.find(({ ending }) => phone.endsWith(ending))?.outcome;
}

/** The account behind a phone of `account-exists`; it has no password. */
export function accountOfPhone(phone: string): SandboxAccount {
  const { nombre, paterno, materno } = demoUser;
  return { email: `cuenta.${phone}@ejemplo.mx`, phone, nombre, paterno, materno };
}

/** The outcome of a card number with or without spaces. Any other number that passes the Luhn sum is authorised. (PAY-006) */
export function cardOutcome(number: string): BankOutcome | 'invalid-number' {
  const digits = number.replaceAll(/\s/g, '');
  const known = testCards.find((card) => card.number === digits);
  if (known) return known.outcome;
  return luhn(digits) ? 'authorised' : 'invalid-number';
}

/** Whether the device-data frame of a card stays silent, by its first six digits. */
export function deviceDataIsSilent(bin: string): boolean {
  return testCards.some((card) => card.deviceData === 'silent' && card.number.startsWith(bin) && bin.length === binLength);
}

/** Whether a card number of 12 to 19 digits passes the Luhn sum. */
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
