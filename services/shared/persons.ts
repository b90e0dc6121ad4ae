import { createHmac } from 'node:crypto';
import type { Identity } from './auth.ts';
import { mailboxOf } from './mailbox.ts';
import { networkOf } from './network.ts';

/** Whether a caller has a registered account, or a phone proved by a code. (decision 40) */
export const isProved = ({ role, phoneVerified }: Pick<Identity, 'role' | 'phoneVerified'>): boolean => role === 'user' || phoneVerified;

export interface Persons {
  /**
   * The marks by which a caller is counted: account, proved phone, proved e-mail. What a guest only typed is none of them, because somebody
   * else may have typed it. Two callers with a mark in common are one person.
   */
  marksOf(caller: Identity): readonly string[];
  /** The mark of a network address. */
  networkMark(address: string): string;
}

/** Marks are keyed hashes, so a row that has one says nothing of the person to whoever reads it. */
export function createPersons(secret: string): Persons {
  const mark = (kind: string, value: string): string =>
    `${kind}:${createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url').slice(0, 22)}`;
  return {
    marksOf: ({ subject, role, email, phone, phoneVerified }) => [
      mark('account', subject),
      ...(phoneVerified && phone !== undefined ? [mark('phone', phone)] : []),
      ...(role === 'user' && email !== undefined ? [mark('mail', mailboxOf(email))] : []),
    ],
    networkMark: (address) => mark('network', networkOf(address)),
  };
}
