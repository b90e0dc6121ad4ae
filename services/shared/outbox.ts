import { createTransport } from 'nodemailer';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Sql } from './db.ts';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  /** Mails with the same key are sent once. */
  readonly dedupeKey?: string;
}

export interface Sms {
  readonly to: string;
  readonly text: string;
  readonly dedupeKey?: string;
}

/** Mails and messages leave through a table, in the transaction that causes them; a worker sends them when SMTP_URL is set. */
export interface Outbox {
  mail(sql: Sql, mail: Mail): Promise<void>;
  sms(sql: Sql, sms: Sms): Promise<void>;
}

export function createOutbox(clock: Clock): Outbox {
  const put = (sql: Sql, values: readonly unknown[]): Promise<unknown> =>
    sql.query(
      `insert into platform.outbox (kind, recipient, subject, text, html, attachments, dedupe_key, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (dedupe_key) do nothing`,
      values,
    );
  return {
    async mail(sql, { to, subject, text, html, attachments, dedupeKey }) {
      await put(sql, ['mail', to, subject, text, html ?? null, JSON.stringify(attachments ?? []), dedupeKey ?? null, clock.date()]);
    },
    async sms(sql, { to, text, dedupeKey }) {
      await put(sql, ['sms', to, null, text, null, '[]', dedupeKey ?? null, clock.date()]);
    },
  };
}

interface UnsentMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  attachments: Attachment[];
}

/** Sends waiting mails through SMTP_URL, one at a time, at most 5 tries each. Returns how to stop it. */
export function startMailer(db: Database, config: Config, onError: (error: unknown) => void): () => Promise<void> {
  if (config.smtpUrl === undefined) return () => Promise.resolve();
  const transport = createTransport(config.smtpUrl);
  let stopped = false;
  let round: Promise<void> = Promise.resolve();

  const sendOne = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [mail] = await tx.query<UnsentMail>(
        `select id, recipient, subject, text, html, attachments from platform.outbox
         where kind = 'mail' and sent_at is null and tries < 5 order by tries, id limit 1 for update skip locked`,
      );
      if (mail === undefined) return false;
      const sent = await transport
        .sendMail({
          from: config.mailFrom,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.text,
          ...(mail.html === null ? {} : { html: mail.html }),
          attachments: mail.attachments.map((file) => ({
            filename: file.filename,
            contentType: file.contentType,
            content: Buffer.from(file.base64, 'base64'),
          })),
        })
        .then(
          () => true,
          (error: unknown) => {
            onError(error);
            return false;
          },
        );
      await tx.query('update platform.outbox set tries = tries + 1, sent_at = case when $2 then now() end where id = $1', [mail.id, sent]);
      return sent;
    });

  const timer = setInterval(() => {
    round = round
      .then(async () => {
        while (!stopped && (await sendOne())) continue;
      })
      .catch(onError);
  }, 1000);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await round;
    transport.close();
  };
}
