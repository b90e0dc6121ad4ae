import { CompactEncrypt, importJWK } from 'jose';
import { type Bank, brandOf, keepCard } from '../bank/bank.ts';
import { cardError, type CodeToken, type Form, invalid, type Method, missing } from './intents.ts';
import { type Answer, addToObject, getObject, newId, putObject } from './store.ts';

/** What is kept of a card and of a code is encrypted for the bank. */
async function sealFor({ vault }: Bank, digits: string): Promise<string> {
  const key = await importJWK(vault.publicJwk, 'RSA-OAEP-256');
  return new CompactEncrypt(new TextEncoder().encode(digits)).setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' }).encrypt(key);
}

const brands: Readonly<Record<string, string>> = { VISA: 'visa', MASTERCARD: 'mastercard', AMEX: 'amex' };

const methodShape = (method: Method, customer: string | null) => ({
  id: method.id,
  object: 'payment_method',
  type: 'card',
  customer,
  card: {
    brand: method.brand,
    last4: method.last4,
    fingerprint: method.fingerprint,
    exp_month: method.expMonth,
    exp_year: method.expYear,
  },
});

/** A payment method of what was typed in the fields of the double. */
export async function createMethod(bank: Bank, form: Form): Promise<Answer> {
  const number = (form['card[number]'] ?? '').replaceAll(/\D/g, '');
  const cvc = form['card[cvc]'] ?? '';
  if (!/^\d{15,16}$/.test(number)) return invalid('Your card number is incorrect.', 'incorrect_number', 'number');
  const [sealed, code] = [await sealFor(bank, number), await sealFor(bank, cvc)];
  const method: Method = {
    id: newId('pm'),
    number: sealed,
    cvc: code,
    brand: brands[brandOf(number)] ?? 'unknown',
    last4: number.slice(-4),
    fingerprint: '',
    expMonth: Number(form['card[exp_month]']),
    expYear: Number(form['card[exp_year]']),
  };
  await putObject(bank.db, method.id, method, bank.clock.date());
  return { status: 200, body: methodShape(method, null) };
}

/** The token of a security code, for a kept card. */
export async function createCodeToken(bank: Bank, form: Form): Promise<Answer> {
  const token: CodeToken = { id: newId('cvctok'), cvc: await sealFor(bank, form['cvc_update[cvc]'] ?? '') };
  await putObject(bank.db, token.id, token, bank.clock.date());
  return { status: 200, body: { id: token.id, object: 'token', type: 'cvc_update', used: false } };
}

export async function readMethod({ db }: Bank, id: string): Promise<Answer> {
  const method = await getObject<Method & { customer?: string }>(db, id);
  return method === undefined ? missing(id) : { status: 200, body: methodShape(method, method.customer ?? null) };
}

/** A customer with a card. The bank checks the card first, as Stripe does. */
export async function createCustomer(bank: Bank, form: Form): Promise<Answer> {
  const methodId = form['payment_method'] ?? '';
  const method = await getObject<Method>(bank.db, methodId);
  if (method === undefined) return missing(methodId, 'payment_method');
  const kept = await keepCard(bank, { number: method.number, cvv: method.cvc });
  if (typeof kept === 'string') return { status: 402, body: { error: cardError(kept) } };
  const id = newId('cus');
  await addToObject(bank.db, methodId, { customer: id, fingerprint: kept.fingerprint }, ['customer']);
  await putObject(bank.db, id, { id }, bank.clock.date());
  return { status: 200, body: { id, object: 'customer', name: form['name'] ?? null } };
}
