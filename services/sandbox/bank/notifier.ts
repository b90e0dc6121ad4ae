import { createHmac } from 'node:crypto';
import { withSession } from '../../shared/clock.ts';
import { type Loop, startLoopNow } from '../../shared/loop.ts';
import { shiftSql } from '../sessionClock.ts';
import { type Bank, type BankStatus, settleDue, statusOf } from './bank.ts';

/** An event that a merchant has not taken yet. */
export interface Waiting extends Record<string, unknown> {
  id: string;
  payment_id: string;
  status: BankStatus;
  url: string;
  session: string | null;
  happened_at: Date;
  tries: number;
  authorization_code: string | null;
  reason: string | null;
  shift_ms: number;
}

const mostTries = 12;
const everyMs = 500;

function typeOf(status: BankStatus, reason: string | null): string {
  if (status === 'authorised') return 'payment.authorised';
  if (status === 'refused') return reason === 'challenge-expired' ? 'payment.expired' : 'payment.refused';
  return 'refund.settled';
}

/** The signature header of a message: `t=<seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export function signed(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** A message to a merchant, with the header of its signature. */
export interface Message {
  readonly header: string;
  readonly secret: string;
  readonly body: object;
}

/** The message of an event in the protocol of the bank. */
const messageOf = async (bank: Bank, secret: string, event: Waiting): Promise<Message> => ({
  header: 'bank-signature',
  secret,
  body: {
    id: event.id,
    type: typeOf(event.status, event.reason),
    created: event.happened_at.toISOString(),
    data: {
      paymentId: event.payment_id,
      bankId: (await statusOf(bank, event.payment_id))?.bankId ?? '',
      authorization: event.authorization_code,
      reason: event.status === 'refused' ? event.reason : null,
    },
  },
});

/**
 * Sends events to merchants and retries until they accept. It also settles due payments. `ofStripe` writes the message of an event whose
 * payment began at the double of Stripe.
 */
export function startNotifier(bank: Bank, secret: string, ofStripe: (event: Waiting) => Promise<Message | undefined>): Loop {
  const { db, clock } = bank;
  async function deliver(event: Waiting): Promise<void> {
    const message = (await ofStripe(event)) ?? (await messageOf(bank, secret, event));
    const body = JSON.stringify(message.body);
    const taken = await withSession(event.session ?? undefined, event.shift_ms, () =>
      fetch(event.url, {
        method: 'POST',
        signal: AbortSignal.timeout(5000),
        headers: {
          'content-type': 'application/json',
          [message.header]: signed(message.secret, body, Math.floor(clock.now() / 1000)),
          ...(event.session === null ? {} : { 'sandbox-session': event.session }),
        },
        body,
      }).then(
        (response) => response.ok || response.status === 404,
        () => false,
      ),
    );
    await db.query(
      `update sandbox.bank_event set tries = tries + 1, delivered_at = case when $2 then now() end,
         next_try_at = clock_timestamp() + make_interval(secs => least(60, power(2, tries))) where id = $1`,
      [event.id, taken],
    );
  }

  async function round(): Promise<void> {
    await settleDue(bank);
    const waiting = await db.query<Waiting>(
      `select e.*, p.authorization_code, p.reason, ${shiftSql('s', '$2')} as shift_ms
       from sandbox.bank_event e join sandbox.bank_payment p on p.payment_id = e.payment_id
       left join platform.sandbox_session s on s.id = e.session
       where e.delivered_at is null and e.tries < $1 and e.next_try_at <= clock_timestamp() order by e.next_try_at limit 20`,
      [mostTries, clock.machineNow()],
    );
    for (const event of waiting) await deliver(event);
  }

  // When the database does not answer, the next round finds the same events.
  return startLoopNow(everyMs, round, () => undefined);
}
