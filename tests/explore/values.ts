import { challengeCode, demoUser, testCards, testCoupons } from '../../services/sandbox/values.ts';
import { oneOf, type Random } from '../support/random.ts';

/** Who explores: a new guest, or the registered account of the sandbox. */
export type Person = { firstName: string; lastName: string; email: string; phone: string; password: string };

/** What a page says about a field. */
export type FieldHint = { label: string; autocomplete: string; type: string; isFramed: boolean };

const firstNames = ['Begoña', 'Ximena', 'Íñigo', 'Lucía', 'Tomás', 'Renata', 'Maximiliano Alejandro'];
const lastNames = ['Treviño', 'Garza Sáenz', 'Peña Cantú', 'Elizondo', 'Fernández de Castro y Montemayor'];
const places = ['monterrey', 'slp', 'saltillo', 'méxico', 'tampico', 'reynosa', 'laredo'];
const nonsense = ['x', '0', '   ', '<b>hola</b>', "O'Higgins-Ñandú", '😀😀', '99999999999999999999', 'a@b', 'añ'.repeat(40)];
/** A silent bank may take 15 minutes, and the last of these answers after the hold. */
const slow = new Set(['never-answers', 'authorised-after-hold']);
const cards = testCards.filter(({ outcome }) => !slow.has(outcome)).map(({ number }) => number);

/** A person whose phone and e-mail the seed decides; one of five has the account of the sandbox. */
export function newPerson(random: Random): Person {
  const names = { firstName: oneOf(random, firstNames), lastName: oneOf(random, lastNames) };
  const id = String(Math.floor(random() * 9_000_000) + 1_000_000);
  if (random() < 0.2) return { ...names, email: demoUser.email, phone: demoUser.phone, password: demoUser.password };
  return { ...names, email: `viaje.${id}@example.com`, phone: `81${id}${Math.floor(random() * 9) + 1}`, password: `Nopalera-${id}` };
}

/** Text for a field by its label and its autocomplete; `codeOf` is the newest code that was sent to the person. */
export function plausible(random: Random, { label, autocomplete, type, isFramed }: FieldHint, person: Person, codeOf: string): string {
  const named = label.toLowerCase();
  const says = (...words: string[]) => words.some((word) => named.includes(word));
  if (isFramed) return challengeCode;
  if (autocomplete === 'one-time-code' || says('código de')) return codeOf;
  if (type === 'password' && !says('cvv')) return person.password;
  if (autocomplete === 'email' || autocomplete === 'username' || says('correo')) return person.email;
  if (autocomplete.startsWith('tel') || says('teléfono', 'celular', 'whatsapp')) return person.phone;
  if (says('número de tarjeta')) return random() < 0.5 ? (cards[0] ?? '') : oneOf(random, cards);
  if (says('vencimiento')) return '12/30';
  if (says('cvv')) return '123';
  if (says('cupón')) return oneOf(random, testCoupons).code;
  if (says('apellido')) return person.lastName;
  if (says('nombre')) return person.firstName;
  if (says('origen', 'destino', 'ciudad')) return oneOf(random, places);
  if (says('año')) return '1988';
  if (says('día', 'asiento')) return String(Math.floor(random() * 28) + 1);
  return oneOf(random, ['12', 'Ana', 'pasaporte', '64000']);
}

/** Text that no field expects. */
export const nonsensical = (random: Random): string => oneOf(random, nonsense);
