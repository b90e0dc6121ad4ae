import { createHmac, randomBytes } from 'node:crypto';

/** A new random id with its prefix, 16 characters of randomness. */
export function newId(prefix: 'c' | 't' | 'o'): string {
  return `${prefix}_${randomBytes(12).toString('base64url')}`;
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Folio of the tickets of one order, `AN-XXXXXX`, in letters without lookalikes. */
export function newFolio(): string {
  return `AN-${Array.from(randomBytes(6), (byte) => letters[byte % letters.length]).join('')}`;
}

/** Content of a ticket's QR code: its folio and a signature that the driver's reader checks. */
export function qrPayload(secret: string, itemId: string): string {
  return `ANDEN1:${itemId}:${createHmac('sha256', secret).update(itemId).digest('base64url').slice(0, 16)}`;
}
