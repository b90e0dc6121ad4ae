import type { Clock } from './clock.ts';
import type { Sql } from './db.ts';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** What an attachment shows. It is rendered when the mail is sent, so the table never has the document, and the document says what is true then. */
export interface AttachmentOf {
  readonly kind: 'tickets';
  readonly id: string;
}

/** Renders what an id names; undefined when it has no document any more. */
export type RenderAttachment = (id: string) => Promise<Attachment | undefined>;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachment?: AttachmentOf;
  /** Mails with the same key are sent once. */
  readonly dedupeKey?: string;
  readonly usefulMs?: number;
}

/** What every mail ends with. */
export type MailFoot = Required<Pick<Mail, 'text' | 'html'>>;

export interface Sms {
  /** Ten digits. */
  readonly to: string;
  readonly text: string;
  readonly usefulMs?: number;
}

/**
 * Mails and messages are written to a table in the transaction that causes them. Workers send them (`senders.ts`) while they are of use:
 * for `usefulMs` milliseconds, or for a day.
 */
export interface Outbox {
  /** `about` is the account whose data the mail has, when it goes to another address than that of the account. */
  mail(sql: Sql, mail: Mail, about?: string): Promise<void>;
  sms(sql: Sql, sms: Sms): Promise<void>;
  /** Renders the attachments of a kind. Mails with them wait until a process can. */
  renders(kind: AttachmentOf['kind'], render: RenderAttachment): void;
  /** What renders an attachment, by its kind. */
  readonly renderers: ReadonlyMap<string, RenderAttachment>;
}

const dayMs = 86_400_000;

/** `foot` ends every mail. */
export function createOutbox(clock: Clock, foot: MailFoot = { text: '', html: '' }): Outbox {
  const put = (sql: Sql, values: readonly unknown[]): Promise<unknown> =>
    sql.query(
      `insert into platform.outbox (kind, recipient, subject, text, html, attachment, dedupe_key, created_at, about, useful, try_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10 * interval '1 ms', now() + $10 * interval '1 ms') on conflict (dedupe_key) do nothing`,
      values,
    );
  const renderers = new Map<string, RenderAttachment>();
  return {
    async mail(sql, { to, subject, text, html, attachment, dedupeKey, usefulMs = dayMs }, about) {
      const shown = attachment === undefined ? null : JSON.stringify(attachment);
      await put(sql, [
        'mail',
        to,
        subject,
        text + foot.text,
        html === undefined ? null : html + foot.html,
        shown,
        dedupeKey ?? null,
        clock.date(),
        about ?? null,
        usefulMs,
      ]);
    },
    async sms(sql, { to, text, usefulMs = dayMs }) {
      await put(sql, ['sms', to, null, text, null, null, null, clock.date(), null, usefulMs]);
    },
    renders: (kind, render) => void renderers.set(kind, render),
    renderers,
  };
}

/** Deletes the messages to these recipients, and those that have data of the account. */
export async function forgetMessages(sql: Sql, accountId: string, recipients: readonly string[] = []): Promise<void> {
  await sql.query('delete from platform.outbox where about = $1 or recipient = any ($2)', [accountId, recipients]);
}

/**
 * Whether a message that was not sent will be tried: the next try comes while it is of use, and no server has refused it for good. What lasts
 * a day and was never tried is tried once even later, because every process was away.
 */
export const waits = `(sent_at is null and refused is null
  and (next_try_at < try_until and try_until > clock_timestamp() or tries = 0 and useful >= interval '1 day'))`;

/** A code or a link that was not sent in its time is of no use; what else was given up may be sent again. */
export const unsentState = `case when ${waits} then 'waiting' when useful < interval '1 day' then 'expired' else 'given-up' end`;

/** Sends again what was given up, for as long as it is of use. Resolves with the number of messages. */
export async function resendGivenUp(sql: Sql): Promise<number> {
  const rows = await sql.query(
    `update platform.outbox set refused = null, tries = 0, next_try_at = '-infinity', try_until = clock_timestamp() + useful
     where sent_at is null and ${unsentState} = 'given-up' returning 1`,
  );
  return rows.length;
}
