import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from '../../shared/auth.ts';

/** A new random id with its prefix, 16 characters of randomness. */
export function newId(prefix: 'c' | 't' | 'o'): string {
  return `${prefix}_${randomBytes(12).toString('base64url')}`;
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random letters without lookalikes, so that a number that a traveller sees does not count the shop's sales. */
const randomLetters = (count: number): string => Array.from(randomBytes(count), (byte) => letters[byte % letters.length]).join('');

/** Folio of the tickets of one order, `AN-XXXXXX`. */
export const newFolio = (): string => `AN-${randomLetters(6)}`;

/** Number of a transaction, `TRX-YYYYMMDD-XXXXXXXX`; `day` is its date in the shop's zone. */
export const newTransactionId = (day: string): string => `TRX-${day}-${randomLetters(8)}`;

const signatureOf = (secret: string, itemId: string): string =>
  createHmac('sha256', secret).update(itemId).digest('base64url').slice(0, 16);

/** Content of a ticket's QR code: its folio and a signature that the driver's reader checks. */
export function qrPayload(secret: string, itemId: string): string {
  return `ANDEN1:${itemId}:${signatureOf(secret, itemId)}`;
}

/** The folio of a code with a valid signature, or undefined. */
export function folioOfCode(secret: string, code: string): string | undefined {
  const [, itemId, signature] = /^ANDEN1:([\w-]+):([\w-]{16})$/.exec(code) ?? [];
  return itemId !== undefined && signature !== undefined && sameSecret(signature, signatureOf(secret, itemId)) ? itemId : undefined;
}
