import { CompactEncrypt, importJWK } from 'jose';

type Seal = (text: string) => Promise<string>;

/** Encrypts for the sandbox's bank, as the shop does. */
export async function cardSealer(sandboxUrl: string): Promise<Seal> {
  const key = await importJWK(JSON.parse(await (await fetch(`${sandboxUrl}/bank/public-key`)).text()), 'RSA-OAEP-256');
  return (text) =>
    new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' }).encrypt(key);
}

export interface CardPayment {
  readonly cartId: string;
  /** In 1/100000 peso. */
  readonly amount: number;
  readonly number: string;
  readonly cvv: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Body of POST /payment for a card. */
export async function cardBody(
  seal: Seal,
  { cartId, amount, number, cvv, email, firstName = 'Ana', lastName = 'Peña' }: CardPayment,
): Promise<Record<string, unknown>> {
  return {
    cartId,
    withPoints: false,
    coupon: null,
    couponId: null,
    payment: {
      method: 'pasarela-de-pago',
      amount,
      ccnumber: await seal(number),
      expiryMonth: '12',
      expiryYear: '2031',
      description: 'Boletos de autobús',
      holderName: `${firstName} ${lastName}`,
      cvv: await seal(cvv),
      reference: `TUN${cartId}Web`,
      ddc_secret: null,
      ddc: null,
      shopper_ip: '203.0.113.7',
      sessionId: null,
      deviceId: null,
      token: null,
      saveCard: false,
    },
    customerInfo: { firstName, lastName, email },
  };
}
