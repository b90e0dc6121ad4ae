import { createTransport } from 'nodemailer';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Sql } from './db.ts';
import { type Loop, startLoop } from './loop.ts';

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

/** Mails and messages are written to a table in the transaction that causes them. Workers send them when SMTP_URL and SMS_URL are set. */
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

interface Unsent {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly Attachment[];
}

/** Sends one message; rejects when the server does not take it. */
type Send = (message: Unsent) => Promise<unknown>;

const patienceMs = 10_000;
/** Tries after which a message is given up. */
export const mostTries = 5;
/** Seconds until the second try; each further one waits twice as long. A process that ends meanwhile leaves its message to the others. */
const retrySeconds = 30;

function mailSender(url: string, from: string): Send {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs });
  return ({ recipient, subject, text, html, attachments }) =>
    transport.sendMail({
      from,
      to: recipient,
      subject: subject ?? '',
      text,
      ...(html === null ? {} : { html }),
      attachments: attachments.map(({ filename, contentType, base64 }) => ({
        filename,
        contentType,
        content: Buffer.from(base64, 'base64'),
      })),
    });
}

/** Posts `{to, text}` with a bearer. Its errors name neither the phone nor the code. */
function smsSender(url: string, token: string | undefined): Send {
  return async ({ recipient, text }) => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to: recipient, text }),
    });
    if (!ok) throw new Error(`the SMS gateway answered ${status}`);
  };
}

type Senders = Pick<Config, 'smtpUrl' | 'mailFrom' | 'smsUrl' | 'smsToken'>;

/** Sends waiting mails through SMTP_URL and messages through SMS_URL, with at most 5 tries each. */
export function startSenders(
  db: Database,
  { smtpUrl, mailFrom, smsUrl, smsToken }: Senders,
  onError: (error: unknown) => void,
): readonly Loop[] {
  return [
    ...(smtpUrl === undefined ? [] : [startSender(db, 'mail', mailSender(smtpUrl, mailFrom), onError)]),
    ...(smsUrl === undefined ? [] : [startSender(db, 'sms', smsSender(smsUrl, smsToken), onError)]),
  ];
}

/** Sends the messages of one kind, one at a time. No connection of the database waits for the server. */
function startSender(db: Database, kind: 'mail' | 'sms', send: Send, onError: (error: unknown) => void): Loop {
  return startLoop(
    1000,
    async () => {
      const [message] = await db.query<Unsent>(
        `update platform.outbox set tries = tries + 1, next_try_at = clock_timestamp() + make_interval(secs => $3 * power(2, tries))
         where id = (select id from platform.outbox where kind = $1 and sent_at is null and tries < $2 and next_try_at <= clock_timestamp()
                     order by tries, id limit 1 for update skip locked)
         returning id, recipient, subject, text, html, attachments`,
        [kind, mostTries, retrySeconds],
      );
      if (message === undefined) return false;
      try {
        await send(message);
        await db.query('update platform.outbox set sent_at = now() where id = $1', [message.id]);
      } catch (error) {
        onError(error);
      }
      return true;
    },
    onError,
  );
}
