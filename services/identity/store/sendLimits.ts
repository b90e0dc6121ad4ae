import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import type { Account } from './accounts.ts';
import type { Devices, Requester } from './devices.ts';
import { dayMs, hourMs, mayMail, maySend, type SendDecision, untilBelow } from '../domain/otp.ts';
import { lock } from './lock.ts';

type Kind = 'stranger' | 'owner' | 'told';

interface Asking extends Record<string, unknown> {
  address: string;
  device: string;
  kind: Kind;
  asked_at: Date;
}

export interface AskingRules {
  /** Limit of codes and mails an hour for one network address, which many travellers may share. */
  readonly sendsPerAddress: number;
  readonly devices: Devices;
}

/** Refusal of a request for a code or a mail above the limits. */
export const askedTooMuch = (detail: string, waitSeconds: number): Problem =>
  new Problem(429, 'too-many-requests', detail, { retryable: true }, { 'retry-after': String(waitSeconds) });

export type Askings = ReturnType<typeof createAskings>;

/** Who asked for which code or mail. A recipient is a phone or an e-mail. Strangers never use up the limits of an owner. (decision 25) */
export function createAskings(clock: Clock, { sendsPerAddress, devices }: AskingRules) {
  return {
    /** Whether the account was signed in to on the requester's device. */
    async isKnown(sql: Sql, { device }: Requester, account: Account | undefined): Promise<boolean> {
      const accounts = await devices.accountsOn(sql, device);
      return account !== undefined && accounts.has(account.id);
    },

    async store(sql: Sql, recipient: string, { address, device }: Requester, kind: Kind): Promise<void> {
      await sql.query('insert into identity.asking (recipient, address, device, kind, asked_at) values ($1, $2, $3, $4, $5)', [
        recipient,
        address,
        device,
        kind,
        clock.date(),
      ]);
    },

    /** Throws 429 when strangers at this address asked for too much. Until the transaction ends, nobody else at the address is counted. */
    async allowAddress(tx: Sql, address: string, detail: string): Promise<void> {
      await lock(tx, `code of address:${address}`);
      const now = clock.now();
      const rows = await tx.query<Asking>("select asked_at from identity.asking where address = $1 and asked_at > $2 and kind <> 'owner'", [
        address,
        new Date(now - hourMs),
      ]);
      const wait = untilBelow(
        now,
        rows.map((row) => row.asked_at.getTime()),
        sendsPerAddress,
        hourMs,
      );
      if (wait > 0) throw askedTooMuch(detail, Math.ceil(wait / 1000));
    },

    /**
     * Decides whether the recipient may be sent another one. `last` is the requester's newest code that was not used, in milliseconds.
     * `isShared`: what is sent serves the owner whoever asked for it.
     */
    async decide(
      tx: Sql,
      recipient: string,
      requester: Requester,
      { known, last, isShared = false }: { known: boolean; last: number | undefined; isShared?: boolean },
    ): Promise<SendDecision> {
      const now = clock.now();
      const askings = await tx.query<Asking>(
        "select address, device, kind, asked_at from identity.asking where recipient = $1 and asked_at > $2 and kind <> 'told'",
        [recipient, new Date(now - dayMs)],
      );
      const instants = (wanted: (asking: Asking) => boolean): number[] => askings.filter(wanted).map((row) => row.asked_at.getTime());
      const decision = maySend(now, {
        own: instants(({ device, address }) => device === requester.device || (!known && address === requester.address)),
        strangers: known ? undefined : instants(({ kind }) => kind === 'stranger'),
        last,
      });
      return isShared ? mayMail(now, decision, instants(() => true).toSorted((a, b) => b - a)[0]) : decision;
    },

    /** Deletes what no limit counts any more. */
    async forget(sql: Sql): Promise<void> {
      await sql.query('delete from identity.asking where asked_at < $1', [new Date(clock.machineNow() - dayMs)]);
    },
  };
}
