import type { FastifyRequest } from 'fastify';
import type { components } from '../../../openapi/types/payment.ts';
import { Problem } from '../../shared/problem.ts';
import { shopOriginOf } from '../../shared/shopOrigin.ts';
import type { PaymentParts } from '../context.ts';
import { atBank, type Payment } from '../domain/payment.ts';

type CardPayment = components['schemas']['CardPayment'];

/** What a charge needs of a request, whatever it pays. */
export interface CardFields extends Pick<
  CardPayment,
  'ccnumber' | 'cvv' | 'expiryMonth' | 'expiryYear' | 'holderName' | 'ddc' | 'ddc_secret' | 'shopper_ip' | 'token' | 'saveCard'
> {}

export interface Card extends CardFields {
  readonly shopperIp: string;
}

/**
 * A typed card, or a saved one of the user; `undefined` has none and keeps none. A card that is saved already is not saved again. (PAY-009,
 * PAY-010, PAY-028, PAY-029)
 */
export async function checkCard<Fields extends CardFields>(
  { cards, shop }: Pick<PaymentParts, 'cards' | 'shop'>,
  user: string | undefined,
  fields: Fields,
): Promise<Fields & Card> {
  if (fields.shopper_ip === null || fields.shopper_ip === '') {
    throw new Problem(422, 'shopper-ip-missing', `Por favor intenta más tarde o realiza tu compra a través de la app ${shop}`);
  }
  if (fields.token !== null) await cards.own(user ?? '', fields.token);
  else if (fields.ccnumber === null) throw new Problem(422, 'card-data-unreadable', 'Faltan los datos de la tarjeta.');
  const ccnumber = fields.token === null ? fields.ccnumber : null;
  return { ...fields, ccnumber, saveCard: fields.saveCard && ccnumber !== null && user !== undefined, shopperIp: fields.shopper_ip };
}

/** Asks the bank for the first time. Throws 422 `card-data-unreadable`. The caller holds the lease. */
export async function askForCharge(
  { saga, config }: Pick<PaymentParts, 'saga' | 'config'>,
  payment: Payment,
  card: Card,
  currency: string,
  { headers }: FastifyRequest,
): Promise<Payment> {
  const done = await saga.authorise(payment, {
    paymentId: payment.id,
    amount: payment.amount,
    currency,
    cardNumber: card.ccnumber,
    cardToken: card.token,
    cvv: card.cvv,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    holderName: card.holderName,
    ddc: card.ddc,
    ddcSecret: card.ddc_secret,
    shopperIp: card.shopperIp,
    reference: payment.reference,
    returnOrigin: shopOriginOf(headers.origin, config) ?? new URL(config.publicUrl).origin,
    keepsCard: card.saveCard,
  });
  if (done === 'unreadable') throw new Problem(422, 'card-data-unreadable', 'Los datos de la tarjeta no llegaron bien. Intenta de nuevo.');
  return done;
}

/** Saves a typed card that the user wants to keep, once it was not refused. The payment does not depend on it. (PAY-029) */
export async function keepCard({ bank, cards }: Pick<PaymentParts, 'bank' | 'cards'>, payment: Payment, card: Card): Promise<void> {
  if (!card.saveCard || card.ccnumber === null || payment.state === 'refused') return;
  const { ccnumber: number, cvv, expiryMonth, expiryYear, holderName } = card;
  const kept = await bank.keepCharged(atBank(payment), { number, cvv, expiryMonth, expiryYear, holderName });
  if (typeof kept === 'string') return;
  await cards.save(payment.account_id, { ...kept, holderName, expiryMonth, expiryYear }).catch((error: unknown) => {
    // The account has this card already, or as many as it may have.
    if (!(error instanceof Problem)) throw error;
  });
}
