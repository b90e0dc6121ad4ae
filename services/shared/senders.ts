import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Database } from './db.ts';
import { type Loop, startLoopNow } from './loop.ts';
import { type AttachmentOf, type Outbox, waits } from './outbox.ts';
import { type SmsGateway, smsRequest } from './smsGateway.ts';

interface Unsent {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly attachment: AttachmentOf | null;
  /** The next try would come too late. */
  readonly isLast: boolean;
}

/** Sends one message; rejects when the server does not take it. */
type Send = (message: Unsent) => Promise<unknown>;

/** The server will never take this message: another try says the same. */
class Refused extends Error {}

const patienceMs = 10_000;
/** Seconds until the second try. Each further pause is twice as long, up to an hour. */
const firstPause = 30;
const longestPause = 3600;

/** The answer of the mail server to a recipient or to a text. Another answer concerns the shop: its password, its address, the server itself. */
function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return undefined;
  const { command, responseCode } = error;
  const isOfMessage = command === 'RCPT TO' || command === 'DATA';
  return isOfMessage && typeof responseCode === 'number' && responseCode >= 500 && responseCode <= 599 ? responseCode : undefined;
}

function mailSender(url: string, from: string, { renderers }: Pick<Outbox, 'renderers'>, onError: (error: unknown) => void): Send {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs });
  return async ({ recipient, subject, text, html, attachment, isLast }) => {
    const rendered =
      attachment === null
        ? undefined
        : await renderers
            .get(attachment.kind)?.(attachment.id)
            .catch((error: unknown) => {
              if (!isLast) throw error;
              // The last try sends the mail without it.
              onError(error);
            });
    const mail = {
      from,
      to: recipient,
      subject: subject ?? '',
      text,
      ...(html === null ? {} : { html }),
      attachments: rendered ? [rendered] : [],
    };
    await transport.sendMail(mail).catch((error: unknown) => {
      const code = refusalOf(error);
      throw code === undefined ? error : new Refused(`SMTP ${code}`);
    });
  };
}

/** A status below 500 concerns the message, but for these: they concern the account of the shop, or ask for another try. */
const triedAgain = new Set([401, 403, 404, 407, 408, 425, 429]);

/** Its errors name neither the phone nor the code. */
function smsSender(gateway: SmsGateway): Send {
  return async ({ recipient, text }) => {
    const { url, headers, body } = smsRequest(gateway, recipient, text);
    const { ok, status } = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(patienceMs), headers, body });
    if (ok) return;
    if (status >= 400 && status <= 499 && !triedAgain.has(status)) throw new Refused(`HTTP ${status}`);
    throw new Error(`the SMS gateway answered ${status}`);
  };
}

/** Sends waiting mails through SMTP_URL and messages through the gateway of SMS, each as long as it is of use. */
export function startSenders(
  db: Pick<Database, 'query'>,
  outbox: Pick<Outbox, 'renderers'>,
  { smtpUrl, mailFrom, sms }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'sms'>,
  onError: (error: unknown) => void,
): readonly Loop[] {
  return [
    ...(smtpUrl === undefined ? [] : [startSender({ db, outbox }, 'mail', mailSender(smtpUrl, mailFrom, outbox, onError), onError)]),
    ...(sms === undefined ? [] : [startSender({ db, outbox }, 'sms', smsSender(sms), onError)]),
  ];
}

/**
 * Sends the messages of one kind, one at a time. No connection of the database waits for the server. A process that ends between the sending
 * and its note sends a message twice.
 */
function startSender(
  { db, outbox: { renderers } }: { db: Pick<Database, 'query'>; outbox: Pick<Outbox, 'renderers'> },
  kind: 'mail' | 'sms',
  send: Send,
  onError: (error: unknown) => void,
): Loop {
  return startLoopNow(
    1000,
    async () => {
      const [message] = await db.query<Unsent & Record<string, unknown>>(
        `update platform.outbox set tries = tries + 1, next_try_at = clock_timestamp() + make_interval(secs => least($3, $2 * power(2, tries)))
         where id = (select id from platform.outbox where kind = $1 and ${waits} and next_try_at <= clock_timestamp()
                       and (attachment is null or attachment ->> 'kind' = any ($4))
                     order by tries, id limit 1 for update skip locked)
         returning id, recipient, subject, text, html, attachment, next_try_at >= try_until as "isLast"`,
        [kind, firstPause, longestPause, [...renderers.keys()]],
      );
      if (message === undefined) return false;
      try {
        await send(message);
        await db.query('update platform.outbox set sent_at = now() where id = $1', [message.id]);
      } catch (error) {
        onError(error);
        if (error instanceof Refused) await db.query('update platform.outbox set refused = $2 where id = $1', [message.id, error.message]);
      }
      return true;
    },
    onError,
  );
}
