import { untilBelow } from './otp.ts';

/** Limits of wrong passwords within the window. A requester is a device or a network address, and tries one account. */
export const windowMs = 15 * 60_000;
const failuresPerRequester = 10;
const failuresPerAddress = 100;
const failuresPerAccount = 30;

export interface Failures {
  /** Instants of the requester's own tries of this account. */
  readonly own: readonly number[];
  /** Tries of all strangers: from this address, and of this account. Undefined for a known device of the account. */
  readonly strangers: { readonly ofAddress: readonly number[]; readonly ofAccount: readonly number[] } | undefined;
}

/** Seconds until the next try is allowed, 0 for now. The tries of strangers never lock a known device. Instants in milliseconds. */
export function lockedForSeconds(now: number, { own, strangers }: Failures): number {
  const wait = Math.max(
    untilBelow(now, own, failuresPerRequester, windowMs),
    untilBelow(now, strangers?.ofAddress ?? [], failuresPerAddress, windowMs),
    untilBelow(now, strangers?.ofAccount ?? [], failuresPerAccount, windowMs),
  );
  return Math.ceil(wait / 1000);
}
