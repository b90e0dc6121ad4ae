import type { CardValues } from '../../../machines/domain/card.ts';
import type { components } from '../../../openapi/types/payment.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';

type Provider = Pick<components['schemas']['PaymentProvider'], 'publicKey' | 'encryption'>;

/** The typed card, with number and code as only the bank reads them. `cvv` is null when the bank's reference in `number` has the code too. */
export type SealedCard = { number: string; cvv: string | null; expiry: string; firstName: string; lastName: string };

/** Encrypts number and code of a card for the bank, each as a compact JWE of its digits (decision 16). */
export async function encryptCard(
  { number, cvv, expiry, firstName, lastName }: CardValues,
  { publicKey, encryption }: Provider,
): Promise<SealedCard> {
  if (publicKey === null) throw new Error('the bank has no key');
  const { CompactEncrypt, importJWK } = await untilLoaded(() => import('jose'));
  const key = await importJWK(publicKey, publicKey.alg);
  const seal = (digits: string) =>
    new CompactEncrypt(new TextEncoder().encode(digits))
      .setProtectedHeader({ alg: publicKey.alg, enc: encryption, kid: publicKey.kid })
      .encrypt(key);
  return { number: await seal(number.replace(/\D/g, '')), cvv: await seal(cvv), expiry, firstName, lastName };
}
