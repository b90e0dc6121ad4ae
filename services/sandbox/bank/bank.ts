import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';
import type { Database, Sql } from '../../shared/db.ts';
import { shiftSql } from '../sessionClock.ts';
import { type BankOutcome, cardOutcome, challengeCode, challengeTries, settlesAfterHoldSeconds, settlesAfterSeconds } from '../values.ts';
import type { CardVault } from './cards.ts';

/**
 * A bank with books: one row per payment id, one entry per movement, each movement at most once. Requests with the same payment id are one
 * request.
 */
export interface Bank {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: CardVault;
  /** The bank's address for browsers. */
  readonly url: string;
}

export type BankStatus = 'processing' | 'challenge' | 'authorised' | 'captured' | 'refused' | 'voided' | 'refunded';

/** The bank's status of a payment. Amounts in 1/100000 peso. */
export interface BankView {
  paymentId: string;
  status: BankStatus;
  amount: number;
  currency: string;
  brand: string | null;
  last4: string | null;
  reason: string | null;
  authorization: string | null;
  operationDate: string;
  bankId: string;
  challenge: { id: string; url: string } | null;
}

/** A payment of a session, with the amount that it charged in the end, in 1/100000 peso. */
export interface BankCharge extends Pick<BankView, 'paymentId' | 'status' | 'brand' | 'last4'> {
  charged: number;
  /** Its time by the clock of the session, ISO 8601. */
  at: string;
}

/** Money that moved. Amounts in 1/100000 of the currency's unit. */
export interface BankMovement {
  readonly id: string;
  readonly paymentId: string;
  readonly bankId: string;
  readonly kind: 'capture' | 'refund';
  readonly amount: number;
  readonly currency: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface AuthoriseRequest {
  paymentId: string;
  amount: number;
  currency: string;
  /** Number and code are JWE strings for the bank's key. A kept card has its token instead of the number. */
  cardNumber: string | null;
  cardToken: string | null;
  cvv: string;
  expiryMonth: string;
  /** Four digits. */
  expiryYear: string;
  holderName: string;
  returnOrigin: string;
  notifyUrl: string;
  session: string | undefined;
}

/** Whether the answer of an authorisation is delivered. For some cards the bank stays silent, although it has done its work. */
export type Delivery = { readonly kind: 'answer'; readonly view: BankView } | { readonly kind: 'silence' } | { readonly kind: 'cut' };

export type MoneyMove = { readonly kind: 'done'; readonly view: BankView } | { readonly kind: 'conflict'; readonly view: BankView };

export interface ChallengeView {
  readonly paymentId: string;
  readonly status: BankStatus;
  readonly amount: number;
  readonly currency: string;
  readonly last4: string | null;
  readonly triesLeft: number;
  readonly returnOrigin: string;
}

/** Seconds for which a challenge can be answered. */
const challengeLifeSeconds = 900;

interface Row extends Record<string, unknown> {
  payment_id: string;
  status: BankStatus;
  amount: number;
  currency: string;
  outcome: BankOutcome | 'invalid-number' | 'unseen';
  brand: string | null;
  last4: string | null;
  reason: string | null;
  authorization_code: string | null;
  challenge_token: string | null;
  challenge_tries: number;
  settle_at: Date | null;
  return_origin: string;
  notify_url: string;
  session: string | null;
  created_at: Date;
  updated_at: Date;
}

interface Decision {
  readonly status: BankStatus;
  readonly reason: string | null;
  readonly settleAfterSeconds: number | undefined;
}

const refusals: Partial<Record<BankOutcome | 'invalid-number', string>> = {
  refused: 'card-refused',
  'insufficient-funds': 'insufficient-funds',
  'expired-card': 'card-expired',
  'wrong-cvv': 'cvv-wrong',
  'invalid-number': 'card-refused',
};

function decide(outcome: BankOutcome | 'invalid-number'): Decision {
  const reason = refusals[outcome] ?? null;
  if (reason !== null) return { status: 'refused', reason, settleAfterSeconds: undefined };
  switch (outcome) {
    case 'challenge-authorised':
    case 'challenge-refused':
      return { status: 'challenge', reason: null, settleAfterSeconds: challengeLifeSeconds };
    case 'settles-later':
      return { status: 'processing', reason: null, settleAfterSeconds: settlesAfterSeconds };
    case 'authorised-after-hold':
      return { status: 'processing', reason: null, settleAfterSeconds: settlesAfterHoldSeconds };
    case 'never-answers':
      return { status: 'processing', reason: null, settleAfterSeconds: undefined };
    default:
      return { status: 'authorised', reason: null, settleAfterSeconds: undefined };
  }
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'VISA';
  if (/^3[47]/.test(number)) return 'AMEX';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'MASTERCARD' : 'OTRA';
}

/** The bank's own id of a payment. */
export const bankIdOf = (paymentId: string): string => `b_${createHash('sha256').update(paymentId).digest('hex').slice(0, 12)}`;

function view({ url }: Bank, row: Row): BankView {
  const open = row.status === 'challenge' && row.challenge_token !== null;
  return {
    paymentId: row.payment_id,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    brand: row.brand,
    last4: row.last4,
    reason: row.reason,
    authorization: row.authorization_code,
    operationDate: row.updated_at.toISOString(),
    bankId: bankIdOf(row.payment_id),
    challenge: open ? { id: `ch_${row.challenge_token}`, url: `${url}/challenge/${row.challenge_token}` } : null,
  };
}

const find = async (sql: Sql, paymentId: string): Promise<Row | undefined> =>
  (await sql.query<Row>('select * from sandbox.bank_payment where payment_id = $1', [paymentId]))[0];

/** Changes the status of a payment and writes its entry and its event. Undefined when the payment was no longer in `from`. */
async function move(
  { clock }: Pick<Bank, 'clock'>,
  sql: Sql,
  paymentId: string,
  from: readonly BankStatus[],
  to: BankStatus,
  reason: string | null,
): Promise<Row | undefined> {
  const now = clock.date();
  const [row] = await sql.query<Row>(
    `update sandbox.bank_payment set status = $3, reason = coalesce($4, reason), settle_at = null, updated_at = $5,
       authorization_code = case when $3 = 'authorised' then coalesce(authorization_code, $6) else authorization_code end
     where payment_id = $1 and status = any($2) returning *`,
    [paymentId, [...from], to, reason, now, String(randomInt(1_000_000)).padStart(6, '0')],
  );
  if (row) await record(sql, row, now);
  return row;
}

async function record(sql: Sql, row: Row, now: Date): Promise<void> {
  const entry = { authorised: 'authorisation', captured: 'capture', voided: 'void', refunded: 'refund' } as const;
  const kind =
    row.status === 'authorised' || row.status === 'captured' || row.status === 'voided' || row.status === 'refunded'
      ? entry[row.status]
      : undefined;
  if (kind !== undefined) {
    await sql.query(
      `insert into sandbox.bank_entry (payment_id, kind, amount, made_at)
       select $1, $2, $3 - coalesce(sum(amount), 0), $4 from sandbox.bank_entry where $2 = 'refund' and payment_id = $1 and kind = 'refund'
       having coalesce(sum(amount), 0) < $3 on conflict do nothing`,
      [row.payment_id, kind, row.amount, now],
    );
  }
  if (
    row.notify_url !== '' &&
    (row.status === 'authorised' || row.status === 'refused' || row.status === 'refunded' || row.status === 'voided')
  ) {
    await sql.query('insert into sandbox.bank_event (payment_id, status, url, session, happened_at) values ($1, $2, $3, $4, $5)', [
      row.payment_id,
      row.status,
      row.notify_url,
      row.session,
      now,
    ]);
  }
}

/** Settles a due payment when it is read. */
async function settled(bank: Bank, row: Row): Promise<Row> {
  if (row.settle_at === null || row.settle_at.getTime() > bank.clock.now()) return row;
  const to = row.status === 'challenge' ? 'refused' : 'authorised';
  const moved = await bank.db.transaction((tx) =>
    move(bank, tx, row.payment_id, [row.status], to, to === 'refused' ? 'challenge-expired' : null),
  );
  return moved ?? (await find(bank.db, row.payment_id)) ?? row;
}

async function byToken(bank: Bank, token: string): Promise<Row | undefined> {
  const [row] = await bank.db.query<Row>('select * from sandbox.bank_payment where challenge_token = $1', [token]);
  return row && settled(bank, row);
}

const challengeView = (row: Row): ChallengeView => ({
  paymentId: row.payment_id,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  last4: row.last4,
  triesLeft: Math.max(0, challengeTries - row.challenge_tries),
  returnOrigin: row.return_origin,
});

/** The digits of a typed or kept card; none of an unknown token, which is refused like an unknown number. */
async function numberOf(
  { db, vault }: Bank,
  { cardNumber, cardToken }: Pick<AuthoriseRequest, 'cardNumber' | 'cardToken'>,
): Promise<string> {
  const [kept] = await db.query<{ number_jwe: string }>('select number_jwe from sandbox.bank_card where token = $1', [cardToken]);
  const jwe = kept?.number_jwe ?? cardNumber;
  return jwe === null ? '' : (await vault.open(jwe)).replaceAll(/\s/g, '');
}

/**
 * Keeps a card under a token, equal for equal numbers. Returns the reason when it would be refused. Throws when the card was not
 * encrypted for this bank.
 */
export async function keepCard(
  { db, clock, vault }: Bank,
  card: {
    number: string;
    cvv: string;
  },
): Promise<{ token: string; brand: string; last4: string; fingerprint: string } | string> {
  const number = (await vault.open(card.number)).replaceAll(/\s/g, '');
  const cvv = await vault.open(card.cvv);
  const { status, reason } = decide(/^\d{3,4}$/.test(cvv) ? cardOutcome(number) : 'wrong-cvv');
  if (status === 'refused') return reason === 'card-expired' || reason === 'cvv-wrong' ? reason : 'card-refused';
  const fingerprint = createHash('sha256').update(`card:${number}`).digest('base64url').slice(0, 22);
  const token = `tk_${randomBytes(15).toString('base64url')}`;
  await db.query('insert into sandbox.bank_card (token, number_jwe, created_at) values ($1, $2, $3)', [token, card.number, clock.date()]);
  return { token, brand: brandOf(number), last4: number.slice(-4), fingerprint };
}

/** Authorises once per payment id. Throws when the card was not encrypted for this bank. */
export async function authorise(bank: Bank, request: AuthoriseRequest): Promise<Delivery | { readonly kind: 'mismatch' }> {
  const { db, clock, vault } = bank;
  const number = await numberOf(bank, request);
  const cvv = await vault.open(request.cvv);
  const outcome = /^\d{3,4}$/.test(cvv) ? cardOutcome(number) : 'wrong-cvv';
  const decision = decide(outcome);
  const now = clock.date();
  const made = await db.transaction(async (tx) => {
    const [row] = await tx.query<Row>(
      `insert into sandbox.bank_payment (payment_id, status, amount, currency, outcome, brand, last4, reason, authorization_code, challenge_token,
         settle_at, return_origin, notify_url, session, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) on conflict do nothing returning *`,
      [
        request.paymentId,
        decision.status,
        request.amount,
        request.currency,
        outcome,
        brandOf(number),
        number.slice(-4),
        decision.reason,
        decision.status === 'authorised' ? String(randomInt(1_000_000)).padStart(6, '0') : null,
        decision.status === 'challenge' ? randomBytes(24).toString('base64url') : null,
        decision.settleAfterSeconds === undefined ? null : new Date(now.getTime() + decision.settleAfterSeconds * 1000),
        request.returnOrigin,
        request.notifyUrl,
        request.session ?? null,
        now,
      ],
    );
    if (row) await record(tx, row, now);
    return row;
  });
  const known = made ?? (await find(db, request.paymentId));
  if (!known) throw new Error(`payment ${request.paymentId} vanished`);
  if (known.status !== 'voided' && (known.amount !== request.amount || known.currency !== request.currency)) return { kind: 'mismatch' };
  if (outcome === 'never-answers') return { kind: 'silence' };
  if (outcome === 'answer-lost' && made) return { kind: 'cut' };
  return { kind: 'answer', view: view(bank, await settled(bank, known)) };
}

export async function statusOf(bank: Bank, paymentId: string): Promise<BankView | undefined> {
  const row = await find(bank.db, paymentId);
  return row && view(bank, await settled(bank, row));
}

export async function capture(bank: Bank, paymentId: string): Promise<MoneyMove | undefined> {
  const { db } = bank;
  const row = (await db.transaction((tx) => move(bank, tx, paymentId, ['authorised'], 'captured', null))) ?? (await find(db, paymentId));
  return row && { kind: row.status === 'captured' ? 'done' : 'conflict', view: view(bank, row) };
}

/**
 * Cancels a payment: an authorisation is voided, a capture refunded, and a payment that never arrived is closed in advance. Refused
 * while the bank is still deciding.
 */
export async function cancel(bank: Bank, paymentId: string): Promise<MoneyMove> {
  const now = bank.clock.date();
  const row = await bank.db.transaction(async (tx) => {
    const [tombstone] = await tx.query<Row>(
      `insert into sandbox.bank_payment (payment_id, status, amount, currency, outcome, created_at, updated_at)
       values ($1, 'voided', 0, 'MXN', 'unseen', $2, $2) on conflict do nothing returning *`,
      [paymentId, now],
    );
    if (tombstone) return tombstone;
    const voided = await move(bank, tx, paymentId, ['authorised', 'challenge'], 'voided', null);
    return voided ?? (await move(bank, tx, paymentId, ['captured'], 'refunded', null)) ?? find(tx, paymentId);
  });
  if (!row) throw new Error(`payment ${paymentId} vanished`);
  const done = row.status === 'voided' || row.status === 'refunded' || row.status === 'refused';
  return { kind: done ? 'done' : 'conflict', view: view(bank, row) };
}

/**
 * Refunds a part of a captured charge, once for each key. `conflict`: it was not captured, or less than that is left. Undefined for a
 * payment that the bank does not know.
 */
export function refund(bank: Bank, paymentId: string, { key, amount }: { key: string; amount: number }): Promise<MoneyMove | undefined> {
  return bank.db.transaction(async (tx) => {
    const [row] = await tx.query<Row>('select * from sandbox.bank_payment where payment_id = $1 for update', [paymentId]);
    if (row === undefined) return undefined;
    const refunds = await tx.query<{ key: string; amount: number }>(
      "select key, amount from sandbox.bank_entry where payment_id = $1 and kind = 'refund'",
      [paymentId],
    );
    if (refunds.some((one) => one.key === key)) return { kind: 'done', view: view(bank, row) };
    const left = row.amount - refunds.reduce((sum, one) => sum + one.amount, 0);
    if (row.status !== 'captured' || amount > left) return { kind: 'conflict', view: view(bank, row) };
    await tx.query("insert into sandbox.bank_entry (payment_id, kind, amount, made_at, key) values ($1, 'refund', $2, $3, $4)", [
      paymentId,
      amount,
      bank.clock.date(),
      key,
    ]);
    const done = amount === left ? await move(bank, tx, paymentId, ['captured'], 'refunded', null) : row;
    return { kind: 'done', view: view(bank, done ?? row) };
  });
}

/** Money that the bank took and gave back from an instant until before another. Amounts in 1/100000 of the currency's unit. */
export async function movements({ db }: Bank, from: Date, until: Date): Promise<BankMovement[]> {
  const rows = await db.query<
    Pick<Row, 'payment_id' | 'currency'> & { kind: 'capture' | 'refund'; key: string; amount: number; made_at: Date }
  >(
    `select e.*, p.currency from sandbox.bank_entry e join sandbox.bank_payment p using (payment_id)
     where e.kind in ('capture', 'refund') and e.made_at >= $1 and e.made_at < $2 order by e.made_at, e.payment_id, e.key`,
    [from, until],
  );
  return rows.map(({ payment_id: paymentId, kind, key, amount, currency, made_at: at }) => ({
    id: [paymentId, kind, key].filter((part) => part !== '').join(' '),
    paymentId,
    bankId: bankIdOf(paymentId),
    kind,
    amount,
    currency,
    at: at.toISOString(),
  }));
}

export async function challengeOf(bank: Bank, token: string): Promise<ChallengeView | undefined> {
  const row = await byToken(bank, token);
  return row && challengeView(row);
}

/** One try of the code. A challenge that is over keeps its result. */
export async function answerChallenge(bank: Bank, token: string, code: string): Promise<ChallengeView | undefined> {
  const row = await byToken(bank, token);
  if (!row) return undefined;
  if (row.status !== 'challenge') return challengeView(row);
  if (code.trim() === challengeCode) {
    const to = row.outcome === 'challenge-refused' ? 'refused' : 'authorised';
    await bank.db.transaction((tx) => move(bank, tx, row.payment_id, ['challenge'], to, to === 'refused' ? 'challenge-failed' : null));
  } else {
    await bank.db.transaction(async (tx) => {
      const [counted] = await tx.query<Row>(
        `update sandbox.bank_payment set challenge_tries = challenge_tries + 1 where payment_id = $1 and status = 'challenge' returning *`,
        [row.payment_id],
      );
      if (counted && counted.challenge_tries >= challengeTries)
        await move(bank, tx, row.payment_id, ['challenge'], 'refused', 'challenge-failed');
    });
  }
  const after = await byToken(bank, token);
  return after && challengeView(after);
}

export async function cancelChallenge(bank: Bank, token: string): Promise<ChallengeView | undefined> {
  const row = await byToken(bank, token);
  if (!row) return undefined;
  await bank.db.transaction((tx) => move(bank, tx, row.payment_id, ['challenge'], 'refused', 'challenge-failed'));
  const after = await byToken(bank, token);
  return after && challengeView(after);
}

/** Decides an open payment for the switchboard. */
export async function settle(bank: Bank, paymentId: string, to: 'authorised' | 'refused'): Promise<BankView | undefined> {
  await bank.db.transaction((tx) => move(bank, tx, paymentId, ['processing', 'challenge'], to, to === 'refused' ? 'card-refused' : null));
  const row = await find(bank.db, paymentId);
  return row && view(bank, row);
}

/** Settles payments whose time has come, so that the bank sends its event without a request. */
export async function settleDue(bank: Bank): Promise<number> {
  const { db, clock } = bank;
  const due = await db.query<Row>(
    `select p.* from sandbox.bank_payment p left join platform.sandbox_session s on s.id = p.session
     where p.status in ('processing', 'challenge') and p.settle_at <= $1::timestamptz + make_interval(secs => ${shiftSql('s', '$2')} / 1000)
     limit 50`,
    [new Date(clock.machineNow()), clock.machineNow()],
  );
  for (const row of due) {
    const to = row.status === 'challenge' ? 'refused' : 'authorised';
    await db.transaction((tx) => move(bank, tx, row.payment_id, [row.status], to, to === 'refused' ? 'challenge-expired' : null));
  }
  return due.length;
}

/** Newest payments, for the pages of the sandbox. */
export async function recentPayments(bank: Bank, limit: number): Promise<BankView[]> {
  const rows = await bank.db.query<Row>('select * from sandbox.bank_payment order by created_at desc limit $1', [limit]);
  return rows.map((row) => view(bank, row));
}

/** The payments of one browser session and the amount that each one charged in the end, in 1/100000 peso. */
export async function chargesOf({ db }: Bank, session: string): Promise<BankCharge[]> {
  const rows = await db.query<Pick<Row, 'payment_id' | 'status' | 'brand' | 'last4' | 'created_at'> & { charged: number }>(
    `select p.payment_id, p.status, p.brand, p.last4, p.created_at,
       coalesce(sum(case e.kind when 'capture' then e.amount when 'refund' then -e.amount else 0 end), 0)::bigint as charged
     from sandbox.bank_payment p left join sandbox.bank_entry e using (payment_id)
     where p.session = $1 group by p.payment_id order by p.created_at`,
    [session],
  );
  return rows.map(({ payment_id: paymentId, status, charged, brand, last4, created_at }) => ({
    paymentId,
    status,
    charged,
    brand,
    last4,
    at: created_at.toISOString(),
  }));
}
