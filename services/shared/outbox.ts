import { createTransport } from 'nodemailer';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Sql } from './db.ts';
import { type Loop, startLoop } from './loop.ts';
import { type SmsGateway, smsRequest } from './smsGateway.ts';

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
}

/** What every mail ends with. */
export type MailFoot = Required<Pick<Mail, 'text' | 'html'>>;

export interface Sms {
  readonly to: string;
  readonly text: string;
}

/** Mails and messages are written to a table in the transaction that causes them. Workers send them when SMTP_URL and SMS_URL are set. */
export interface Outbox {
  /** `about` is the account whose data the mail has, when it goes to another address than that of the account. */
  mail(sql: Sql, mail: Mail, about?: string): Promise<void>;
  sms(sql: Sql, sms: Sms): Promise<void>;
  /** Renders the attachments of a kind. Mails with them wait until a process can. */
  renders(kind: AttachmentOf['kind'], render: RenderAttachment): void;
  /** What renders an attachment, by its kind. */
  readonly renderers: ReadonlyMap<string, RenderAttachment>;
}

/** `foot` ends every mail. */
export function createOutbox(clock: Clock, foot: MailFoot = { text: '', html: '' }): Outbox {
  const put = (sql: Sql, values: readonly unknown[]): Promise<unknown> =>
    sql.query(
      `insert into platform.outbox (kind, recipient, subject, text, html, attachment, dedupe_key, created_at, about)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (dedupe_key) do nothing`,
      values,
    );
  const renderers = new Map<string, RenderAttachment>();
  return {
    async mail(sql, { to, subject, text, html, attachment, dedupeKey }, about) {
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
      ]);
    },
    async sms(sql, { to, text }) {
      await put(sql, ['sms', to, null, text, null, null, null, clock.date(), null]);
    },
    renders: (kind, render) => void renderers.set(kind, render),
    renderers,
  };
}

/** Deletes the messages to these recipients, and those that have data of the account. */
export async function forgetMessages(sql: Sql, accountId: string, recipients: readonly string[] = []): Promise<void> {
  await sql.query('delete from platform.outbox where about = $1 or recipient = any ($2)', [accountId, recipients]);
}

interface Unsent {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly attachment: AttachmentOf | null;
  readonly tries: number;
}

/** Sends one message; rejects when the server does not take it. */
type Send = (message: Unsent) => Promise<unknown>;

const patienceMs = 10_000;
/** Tries after which a message is given up. */
export const mostTries = 5;
/** Seconds until the second try; each further one waits twice as long. A process that ends meanwhile leaves its message to the others. */
const retrySeconds = 30;

function mailSender(url: string, from: string, { renderers }: Pick<Outbox, 'renderers'>, onError: (error: unknown) => void): Send {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs });
  return async ({ recipient, subject, text, html, attachment, tries }) => {
    const rendered =
      attachment === null
        ? undefined
        : await renderers
            .get(attachment.kind)?.(attachment.id)
            .catch((error: unknown) => {
              if (tries < mostTries) throw error;
              // The last try sends the mail without it.
              onError(error);
            });
    await transport.sendMail({
      from,
      to: recipient,
      subject: subject ?? '',
      text,
      ...(html === null ? {} : { html }),
      attachments: rendered ? [rendered] : [],
    });
  };
}

/** Its errors name neither the phone nor the code. */
function smsSender(gateway: SmsGateway): Send {
  return async ({ recipient, text }) => {
    const { url, headers, body } = smsRequest(gateway, recipient, text);
    const { ok, status } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(patienceMs), headers, body });
    if (!ok) throw new Error(`the SMS gateway answered ${status}`);
  };
}

type Senders = Pick<Config, 'smtpUrl' | 'mailFrom' | 'sms'>;

/** Sends waiting mails through SMTP_URL and messages through the gateway of SMS, with at most 5 tries each. */
export function startSenders(
  db: Database,
  outbox: Pick<Outbox, 'renderers'>,
  { smtpUrl, mailFrom, sms }: Senders,
  onError: (error: unknown) => void,
): readonly Loop[] {
  return [
    ...(smtpUrl === undefined ? [] : [startSender({ db, outbox }, 'mail', mailSender(smtpUrl, mailFrom, outbox, onError), onError)]),
    ...(sms === undefined ? [] : [startSender({ db, outbox }, 'sms', smsSender(sms), onError)]),
  ];
}

/** Sends the messages of one kind, one at a time. No connection of the database waits for the server. */
function startSender(
  { db, outbox: { renderers } }: { db: Database; outbox: Pick<Outbox, 'renderers'> },
  kind: 'mail' | 'sms',
  send: Send,
  onError: (error: unknown) => void,
): Loop {
  return startLoop(
    1000,
    async () => {
      const [message] = await db.query<Unsent>(
        `update platform.outbox set tries = tries + 1, next_try_at = clock_timestamp() + make_interval(secs => $3 * power(2, tries))
         where id = (select id from platform.outbox where kind = $1 and sent_at is null and tries < $2 and next_try_at <= clock_timestamp()
                       and (attachment is null or attachment ->> 'kind' = any ($4))
                     order by tries, id limit 1 for update skip locked)
         returning id, recipient, subject, text, html, attachment, tries`,
        [kind, mostTries, retrySeconds, [...renderers.keys()]],
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
