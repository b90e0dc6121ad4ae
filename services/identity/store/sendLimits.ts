import type { Sql } from '../../shared/db.ts';
import { mailboxOf } from '../../shared/mailbox.ts';
import { dayMs, hourMs, mayMail, maySend, type SendDecision, untilBelow } from '../domain/otp.ts';
import { askedTooMuch } from '../domain/refusals.ts';
import type { Requester } from '../domain/requester.ts';
import type { Account } from './accounts.ts';
import type { StoreContext } from './context.ts';
import { accountsOn } from './devices.ts';
import { lock } from './lock.ts';

type Kind = 'stranger' | 'owner' | 'told';

/** A request for a code or a mail. */
interface Send extends Record<string, unknown> {
  address: string;
  device: string;
  kind: Kind;
  asked_at: Date;
}

type Counting = Pick<StoreContext, 'clock' | 'sendsPerAddress'>;

// Who asked for which code or mail. A recipient is a phone or a mailbox. Strangers never use up the limits of an owner. (decision 25)

const tooManyMails = 'Pediste demasiados correos. Intenta más tarde.';

/** Whether the account was signed in to on the requester's device. */
export async function isKnown(sql: Sql, { device }: Requester, account: Account | undefined): Promise<boolean> {
  const accounts = await accountsOn(sql, device);
  return account !== undefined && accounts.has(account.id);
}

export async function recordSend(
  { clock }: Pick<StoreContext, 'clock'>,
  sql: Sql,
  recipient: string,
  { address, device }: Requester,
  kind: Kind,
): Promise<void> {
  await sql.query('insert into identity.asking (recipient, address, device, kind, asked_at) values ($1, $2, $3, $4, $5)', [
    recipient,
    address,
    device,
    kind,
    clock.date(),
  ]);
}

/** Throws 429 when strangers at this address asked for too much. Until the transaction ends, nobody else at the address is counted. */
export async function allowAddress({ clock, sendsPerAddress }: Counting, tx: Sql, address: string, detail: string): Promise<void> {
  await lock(tx, `code of address:${address}`);
  const now = clock.now();
  const rows = await tx.query<Send>("select asked_at from identity.asking where address = $1 and asked_at > $2 and kind <> 'owner'", [
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
}

/**
 * Decides whether the recipient may be sent another one. `last` is the requester's newest code that was not used, in milliseconds.
 * `isShared`: what is sent serves the owner whoever asked for it.
 */
export async function decideSend(
  { clock }: Pick<StoreContext, 'clock'>,
  tx: Sql,
  recipient: string,
  requester: Requester,
  { known, last, isShared = false }: { known: boolean; last: number | undefined; isShared?: boolean },
): Promise<SendDecision> {
  const now = clock.now();
  const sends = await tx.query<Send>(
    "select address, device, kind, asked_at from identity.asking where recipient = $1 and asked_at > $2 and kind <> 'told'",
    [recipient, new Date(now - dayMs)],
  );
  const instants = (wanted: (send: Send) => boolean): number[] => sends.filter(wanted).map((row) => row.asked_at.getTime());
  const decision = maySend(now, {
    own: instants(({ device, address }) => device === requester.device || (!known && address === requester.address)),
    strangers: known ? undefined : instants(({ kind }) => kind === 'stranger'),
    last,
  });
  return isShared ? mayMail(now, decision, instants(() => true).toSorted((a, b) => b - a)[0]) : decision;
}

/**
 * Counts a mail, which may go to an account. It counts for the mailbox, because `ana+1@` and `ana+2@` are e-mails of one mailbox.
 * `isShared` is that of `decideSend`, and does not apply to an e-mail with such a label. Throws 429.
 */
export async function allowMail(
  context: Counting,
  tx: Sql,
  email: string,
  requester: Requester,
  { account, isShared = false }: { account: Account | undefined; isShared?: boolean },
): Promise<void> {
  const mailbox = mailboxOf(email);
  await lock(tx, `mail:${mailbox}`);
  const known = await isKnown(tx, requester, account);
  const mails = { known, last: undefined, isShared: isShared && mailbox === email.toLowerCase() };
  const decision = await decideSend(context, tx, mailbox, requester, mails);
  if (!decision.send) throw askedTooMuch(tooManyMails, decision.waitSeconds);
  if (!known) await allowAddress(context, tx, requester.address, tooManyMails);
  await recordSend(context, tx, mailbox, requester, known ? 'owner' : 'stranger');
}

/** Deletes what no limit counts any more. */
export async function forgetSends({ db, clock }: StoreContext): Promise<void> {
  await db.query('delete from identity.asking where asked_at < $1', [new Date(clock.machineNow() - dayMs)]);
}
