import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardElementChangeEvent,
  StripeCardExpiryElement,
  StripeCardNumberElement,
} from '@stripe/stripe-js';
import type { CardError } from '../../../machines/domain/card.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { FramedField } from '../../screens/parts/CardFields.tsx';
import type { FrameLook } from '../../ui/FrameField.tsx';
import { providerQuery } from '../queries/provider.ts';
import type { BankField, BankFields } from './cardFrames.ts';

type Element = StripeCardNumberElement | StripeCardExpiryElement | StripeCardCvcElement;
type Change = Pick<StripeCardElementChangeEvent, 'empty' | 'complete' | 'error'> & { brand?: string };

/** Time-out for the script of the bank. */
const SCRIPT_TIMEOUT_MS = 20_000;

const INCOMPLETE: Record<FramedField, CardError> = { number: 'missing-digits', expiry: 'incomplete', cvv: 'incomplete' };
const BRANDS: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'Mastercard', amex: 'AMEX' };

/** The error of a field in the words of the form. */
export function errorOf(field: FramedField, { complete, error }: Pick<Change, 'complete' | 'error'>): CardError | null {
  if (error?.code === 'invalid_number') return 'wrong-digits';
  if (error?.code.startsWith('invalid_expiry')) return 'expired';
  return complete ? null : INCOMPLETE[field];
}

const styleOf = ({ color, faint, fontSize }: FrameLook) => ({
  base: { color, fontSize, fontFamily: 'system-ui, sans-serif', '::placeholder': { color: faint } },
});

let script: Promise<void> | null = null;
let isTrusted = false;

/** Loads the script of the bank from the address that the payment service names. The page trusts scripts of this origin alone. */
function loadScript(url: string): Promise<void> {
  const { origin } = new URL(url);
  if (!isTrusted) {
    const rules = { createScriptURL: (text: string) => (text.startsWith(`${origin}/`) ? text : null) };
    window.trustedTypes?.createPolicy('default', rules);
    isTrusted = true;
  }
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    const fail = () => {
      element.remove();
      script = null;
      reject(new Error('the script of the bank did not come'));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    element.src = url;
    document.head.append(element);
  });
  return script;
}

/** Nothing is charged at this step. An error of the card refuses it; any other may be retried. */
function failureOf({ type }: { type: string }): Failure {
  const isOfCard = type === 'card_error' || type === 'validation_error';
  return isOfCard ? { code: 'card-refused', retryable: false } : { code: 'operation-failed', retryable: true };
}

/** Opens the fields of Stripe for the account of the shop. */
export async function openStripeFields(): Promise<BankFields> {
  const { fields } = await providerQuery();
  if (!fields) throw new Error('the bank has no fields');
  await loadScript(fields.scriptUrl);
  const stripe: Stripe | undefined = window.Stripe?.(fields.key, { locale: 'es-419' });
  if (!stripe) throw new Error('the script of the bank has no fields');
  const elements = stripe.elements();

  const create: BankFields['create'] = (field, { color, faint, fontSize, placeholder }, { onFacts, onFocus, onBlur }): BankField => {
    const look = {
      placeholder,
      style: { base: { color, fontSize, fontFamily: 'system-ui, sans-serif', '::placeholder': { color: faint } } },
    };
    const element = elementOf(field, look);
    const listen = (change: Change): void =>
      onFacts({ isEmpty: change.empty, error: errorOf(field, change), brand: BRANDS[change.brand ?? ''] ?? null });
    // Each kind of element has its own overloads.
    (element as StripeCardNumberElement).on('change', listen);
    (element as StripeCardNumberElement).on('focus', onFocus);
    (element as StripeCardNumberElement).on('blur', onBlur);
    return {
      mount: (node) => element.mount(node),
      focus: () => element.focus(),
      lock: (disabled) => (element as StripeCardNumberElement).update({ disabled }),
      paint: (next) => (element as StripeCardNumberElement).update({ style: styleOf(next) }),
      clear: () => element.clear(),
      remove: () => element.destroy(),
    };
  };
  function elementOf(field: FramedField, look: { placeholder: string; style: object }): Element {
    if (field === 'number') return elements.create('cardNumber', look);
    if (field === 'cvv') return elements.create('cardCvc', look);
    return elements.create('cardExpiry', look);
  }

  return {
    create,
    seal: async (holder) => {
      const card = elements.getElement('cardNumber');
      if (!card) throw new Error('there is no number');
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name: holder },
      });
      if (error) throw failureOf(error);
      const { exp_month: month = 0, exp_year: year = 0 } = paymentMethod.card ?? {};
      return { number: paymentMethod.id, cvv: null, expiry: `${String(month).padStart(2, '0')}/${String(year).slice(-2)}` };
    },
    sealCode: async () => {
      const code = elements.getElement('cardCvc');
      if (!code) throw new Error('there is no code');
      const { token, error } = await stripe.createToken('cvc_update', code);
      if (error) throw failureOf(error);
      return token.id;
    },
  };
}
