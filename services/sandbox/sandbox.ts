import { join } from 'node:path';
import type { Clock } from '../shared/clock.ts';
import type { Sql } from '../shared/db.ts';
import type { Sandbox } from '../shared/sandbox.ts';
import { readPictures } from '../shared/shopPictures.ts';
import type { AppleWalletKeys } from '../shared/walletKeys.ts';
import { demoSales } from './older/demo.ts';
import { raitesOf } from './raites.ts';
import { shiftOfSession } from './sessionClock.ts';
import { accountOfPhone, demoCompany, demoStaff, demoUser, phoneOutcome, testCoupons, welcomePoints } from './values.ts';
import { makeAppleWalletKeys } from './walletKeys.ts';

const demoPictures = readPictures(join(import.meta.dirname, 'shop'), (sentence) => {
  throw new Error(sentence);
});

const sessionPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** The sandbox session of a request: header `sandbox-session`, else the cookie of that name. */
export function sandboxSession(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const header = headers['sandbox-session'];
  const cookie = /(?:^|;\s*)sandbox-session=([^;]+)/.exec(typeof headers['cookie'] === 'string' ? headers['cookie'] : '')?.[1];
  const session = typeof header === 'string' ? header : cookie;
  return session !== undefined && sessionPattern.test(session) ? session : undefined;
}

/** Implements the sandbox's interface with the sessions of the switchboard and the values of `values.md`. */
export function createSandbox(sql: Sql, clock: Clock): Sandbox {
  let appleWallet: AppleWalletKeys | undefined;
  return {
    sessionOf: sandboxSession,
    shiftOf: (session) => shiftOfSession(sql, session, clock.machineNow()),
    company: demoCompany,
    pictures: demoPictures,
    demoAccount: demoUser,
    demoStaff,
    welcomePoints,
    coupons: testCoupons,
    olderSales: demoSales,
    appleWallet: () => (appleWallet ??= makeAppleWalletKeys(clock.machineNow())),
    raitesOf,
    accountOf: (phone) => (phoneOutcome(phone) === 'account-exists' ? accountOfPhone(phone) : undefined),
    sendingOf(phone) {
      const outcome = phoneOutcome(phone);
      return outcome === 'account-exists' ? undefined : outcome;
    },
  };
}
