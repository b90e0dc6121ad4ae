import { randomBytes } from 'node:crypto';

const folioLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A folio that is easy to read aloud: company code and eight letters without lookalikes. */
export function newFolio(): string {
  return `TUN-${[...randomBytes(8)].map((byte) => folioLetters[byte % folioLetters.length]).join('')}`;
}

/** A new payment id that cannot be guessed. */
export function newPaymentId(): string {
  return `p_${randomBytes(15).toString('base64url')}`;
}
