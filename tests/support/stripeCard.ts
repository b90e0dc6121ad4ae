import { stripeDouble } from '../../services/shared/bankConfig.ts';

async function create(sandboxUrl: string, path: string, form: Readonly<Record<string, string>>): Promise<string> {
  const { apiUrl, publishableKey } = stripeDouble(sandboxUrl);
  const headers = { authorization: `Bearer ${publishableKey}` };
  const response = await fetch(`${apiUrl}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });
  const { id }: { id: string } = await response.json();
  return id;
}

/** The payment method of a card, as the fields of the double of Stripe make it. */
export const stripeMethod = (sandboxUrl: string, number: string, cvv: string): Promise<string> =>
  create(sandboxUrl, '/v1/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2030',
    'card[cvc]': cvv,
  });

/** The token of a security code, as its field makes it. */
export const stripeCode = (sandboxUrl: string, cvv: string): Promise<string> =>
  create(sandboxUrl, '/v1/tokens', { 'cvc_update[cvc]': cvv });
