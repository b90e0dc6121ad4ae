import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/types/payment.ts';
import { type Clock, currentSession, withSession } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import { type Loop, startLoopNow } from '../../shared/loop.ts';
import { signed } from '../bank/notifier.ts';
import { shiftSql } from '../sessionClock.ts';

export type CashAnswer = components['schemas']['CashAnswer'];
/** What the shop answers to a till. */
export type ShopAnswer =
  | { readonly kind: 'answer'; readonly answer: CashAnswer }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string };

export type Outcome = 'Cobrado' | 'Rechazado' | 'Devuelto' | 'Aviso tarde' | 'Sin aviso';

export interface Movement extends Record<string, unknown> {
  receipt: string;
  reference: string;
  amount: number;
  outcome: Outcome;
  made_at: Date;
}

/** What goes wrong with the next payment: the shop is notified never, twice, 10 minutes late, or after the reservation's end. */
export type TillFault = 'silent' | 'twice' | 'late' | 'expired';
export const tillFaults: readonly TillFault[] = ['silent', 'twice', 'late', 'expired'];

export interface TillParts {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Base address of the payment service. */
  readonly paymentUrl: string;
  /** Secret for the signatures of messages to the shop. */
  readonly secret: string;
}

interface Notice extends Record<string, unknown> {
  receipt: string;
  reference: string;
  amount: number;
  session: string | null;
  shift_ms: number;
}

const lateMs = 10 * 60_000;
const afterEndMs = 60_000;
const everyMs = 1_000;

/** The till of a convenience store. Amounts are in 1/100000 of the currency's unit. */
export interface Till {
  ask(reference: string): Promise<ShopAnswer>;
  /** Takes the money; `received` less than the amount is refused by the shop. `change` goes back to the customer. */
  collect(reference: string, received: number, faults: readonly TillFault[]): Promise<ShopAnswer & { change?: number }>;
  /** Sends the customer away; the shop hears nothing. */
  refuse(reference: string): Promise<ShopAnswer>;
  /** The movements since an instant, the newest first. */
  movements(since: Date): Promise<Movement[]>;
}

async function notifyShop(
  { clock, paymentUrl, secret }: TillParts,
  type: 'cash.asked' | 'cash.paid',
  data: { reference: string; amount: number | null; receipt: string | null },
): Promise<ShopAnswer> {
  const body = JSON.stringify({ id: randomUUID(), type, created: clock.iso(), data });
  const session = currentSession();
  const response = await fetch(`${paymentUrl}/payment/cash-events`, {
    method: 'POST',
    signal: AbortSignal.timeout(8000),
    headers: {
      'content-type': 'application/json',
      'bank-signature': signed(secret, body, Math.floor(clock.now() / 1000)),
      ...(session === undefined ? {} : { 'sandbox-session': session }),
    },
    body,
  }).catch(() => undefined);
  // A failure of the shop says nothing about the payment.
  if (response === undefined || response.status >= 500)
    return { kind: 'refused', code: 'no-answer', detail: 'El servicio de boletos no responde. Intenta de nuevo.' };
  if (response.ok) {
    const answer: CashAnswer = await response.json();
    return { kind: 'answer', answer };
  }
  const { code, detail }: { code: string; detail: string } = await response.json();
  return { kind: 'refused', code, detail };
}

function ask(parts: TillParts, reference: string): Promise<ShopAnswer> {
  return notifyShop(parts, 'cash.asked', { reference, amount: null, receipt: null });
}

function record(
  { sql, clock }: TillParts,
  { receipt, reference, amount, outcome }: Pick<Movement, 'receipt' | 'reference' | 'amount' | 'outcome'>,
): Promise<unknown> {
  return sql.query('insert into sandbox.till_movement (receipt, reference, amount, outcome, made_at) values ($1, $2, $3, $4, $5)', [
    receipt,
    reference,
    amount,
    outcome,
    clock.date(),
  ]);
}

/** Notifies the shop of an earlier payment. Without an answer the notice stays for the next round. */
async function notifyLate(parts: TillParts, { receipt, reference, amount, session, shift_ms }: Notice): Promise<void> {
  const { sql } = parts;
  const answered = await withSession(session ?? undefined, shift_ms, () => notifyShop(parts, 'cash.paid', { reference, amount, receipt }));
  if (answered.kind === 'refused' && answered.code === 'no-answer') return;
  await sql.query('delete from sandbox.till_notice where receipt = $1', [receipt]);
  await sql.query('update sandbox.till_movement set outcome = $2 where receipt = $1', [
    receipt,
    answered.kind === 'answer' ? 'Cobrado' : 'Devuelto',
  ]);
}

/** Delivers the late notices that are due by the clock of their session. */
async function notifyDue(parts: TillParts): Promise<void> {
  const { sql, clock } = parts;
  const due = await sql.query<Notice>(
    `select n.*, ${shiftSql('s', '$1')} as shift_ms from sandbox.till_notice n
     left join platform.sandbox_session s on s.id = n.session
     where extract(epoch from n.due_at) * 1000 <= $1::float8 + ${shiftSql('s', '$1')} order by n.due_at limit 20`,
    [clock.machineNow()],
  );
  for (const notice of due) await notifyLate(parts, notice);
}

async function collect(
  parts: TillParts,
  { reference, received, faults }: { reference: string; received: number; faults: readonly TillFault[] },
): Promise<ShopAnswer & { change?: number }> {
  const { sql, clock } = parts;
  const asked = await ask(parts, reference);
  if (asked.kind === 'refused') return asked;
  const { amount: due, expiresAt } = asked.answer;
  const receipt = `caja3-${randomUUID()}`;
  // The shop refuses a part of the amount.
  const amount = Math.min(received, due);
  const change = received - due;
  if (amount === due && faults.includes('silent')) {
    await record(parts, { receipt, reference, amount, outcome: 'Sin aviso' });
    return { ...asked, change };
  }
  const at = faults.includes('expired') ? Date.parse(expiresAt) + afterEndMs : faults.includes('late') ? clock.now() + lateMs : null;
  if (amount === due && at !== null) {
    await record(parts, { receipt, reference, amount, outcome: 'Aviso tarde' });
    await sql.query('insert into sandbox.till_notice (receipt, reference, amount, session, due_at) values ($1, $2, $3, $4, $5)', [
      receipt,
      reference,
      amount,
      currentSession() ?? null,
      new Date(at),
    ]);
    return { ...asked, change };
  }
  const answered = await notifyShop(parts, 'cash.paid', { reference, amount, receipt });
  if (faults.includes('twice') && answered.kind === 'answer') await notifyShop(parts, 'cash.paid', { reference, amount, receipt });
  await record(parts, { receipt, reference, amount, outcome: answered.kind === 'answer' ? 'Cobrado' : 'Devuelto' });
  return answered.kind === 'answer' ? { ...answered, change } : answered;
}

async function refuse(parts: TillParts, reference: string): Promise<ShopAnswer> {
  const asked = await ask(parts, reference);
  if (asked.kind === 'answer')
    await record(parts, { receipt: `caja3-${randomUUID()}`, reference, amount: asked.answer.amount, outcome: 'Rechazado' });
  return asked;
}

export function createTill(parts: TillParts): Till & { readonly notices: Loop } {
  return {
    ask: (reference) => ask(parts, reference),
    collect: (reference, received, faults) => collect(parts, { reference, received, faults }),
    refuse: (reference) => refuse(parts, reference),
    movements: (since) =>
      parts.sql.query<Movement>('select * from sandbox.till_movement where made_at >= $1 order by made_at desc limit 200', [since]),
    notices: startLoopNow(
      everyMs,
      () => notifyDue(parts),
      () => undefined,
    ),
  };
}
