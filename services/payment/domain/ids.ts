import { randomBytes } from 'node:crypto';

const folioLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A folio that can be read aloud: company code and eight letters without lookalikes. */
export function newFolio(): string {
  return `TUN-${[...randomBytes(8)].map((byte) => folioLetters[byte % folioLetters.length]).join('')}`;
}

/** A new id of a payment, impossible to guess. */
export function newPaymentId(): string {
  return `p_${randomBytes(15).toString('base64url')}`;
}
