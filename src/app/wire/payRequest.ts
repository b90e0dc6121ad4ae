import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { currency, UNITS, type Money } from '../../../machines/domain/money.ts';
import { referenceOf, type Cart, type DeviceData, type Discount } from '../../../machines/domain/order.ts';
import type { components } from '../../../openapi/types/payment.ts';
import type { SealedCard } from '../http/encryptCard.ts';

type Wire = components['schemas'];

/** The fields of a discount in a request (API-068, API-079). */
function reductionsOf(discount: Discount | null): Pick<Wire['PaymentRequest'], 'withPoints' | 'coupon' | 'couponId'> {
  return discount?.kind === 'coupon'
    ? { withPoints: false, coupon: discount.code, couponId: discount.couponId }
    : { withPoints: discount !== null, coupon: null, couponId: null };
}

type PayParts = {
  cartId: string;
  total: Money;
  discount: Discount | null;
  email: string;
  shopperIp: string;
  device: DeviceData | null;
  deviceId: string;
  card: SealedCard;
  /** The saved card that pays; its number is not typed. */
  saved?: SavedCard | null;
  saveCard?: boolean;
};

/** The request of a card payment, with the fields of the specification (API-068, CONST-063, PAY-035). */
export function paymentRequestOf(parts: PayParts): Wire['PaymentRequest'] {
  const { cartId, total, discount, email, shopperIp, device, deviceId, card, saved = null, saveCard = false } = parts;
  const [month = '', year = ''] = (saved ?? card).expiry.split('/');
  const [firstName = '', lastName = ''] = saved ? namesOf(saved) : [card.firstName.trim(), card.lastName.trim()];
  return {
    cartId,
    ...reductionsOf(discount),
    payment: {
      method: 'pasarela-de-pago',
      amount: total,
      ccnumber: saved ? null : card.number,
      expiryMonth: month,
      expiryYear: `20${year}`,
      // The bank prints it on the statement.
      description: 'Boletos de autobús',
      holderName: `${firstName} ${lastName}`.trim(),
      cvv: card.cvv,
      reference: referenceOf(cartId),
      ddc_secret: device?.ddcSecret ?? null,
      ddc: device?.ddc ?? null,
      shopper_ip: shopperIp,
      sessionId: device?.sessionId ?? null,
      deviceId,
      token: saved?.token ?? null,
      saveCard: saveCard && saved === null,
    },
    customerInfo: { firstName, lastName, email },
  };
}

/** The first word of the holder, and the others. */
export function namesOf({ holder }: SavedCard): string[] {
  const [first = '', ...others] = holder.trim().split(/\s+/);
  return [first, others.join(' ')];
}

/** A reservation of a cart, with the fields of the specification (API-070). */
export function reservationRequestOf({ id, total, ways: [{ tickets }] }: Cart, email: string): Wire['PaymentRequest'] {
  const [first] = tickets;
  return {
    cartId: id,
    withPoints: false,
    coupon: null,
    couponId: null,
    customFields: [],
    payment: {
      method: 'pay_later',
      amount: total,
      description: 'Boletos de autobús',
      amountDisplay: (total / UNITS).toFixed(currency.decimals),
    },
    customerInfo: { firstName: first?.firstName ?? '', lastName: first?.lastName ?? '', email },
  };
}

/** The order of a free cart: a change, or tickets that a coupon or points pay (API-079, FREE-003, FREE-004, FREE-009). */
export function orderRequestOf({ id, isChange, discount, ways: [{ tickets }] }: Cart, email: string): Wire['OrderRequest'] {
  const [first] = tickets;
  const method = isChange ? 'no_payment' : discount?.kind === 'coupon' ? 'cortesia' : 'puntos-viaja';
  return {
    cartId: id,
    customFields: [],
    ...reductionsOf(discount),
    payment: { method, amount: 0, description: 'Boletos de autobús', amountDisplay: (0).toFixed(currency.decimals) },
    customerInfo: { firstName: first?.firstName ?? '', lastName: first?.lastName ?? '', email },
  };
}
