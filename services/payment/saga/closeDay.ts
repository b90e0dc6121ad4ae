import type { Sql } from '../../shared/db.ts';
import type { PaymentParts } from '../context.ts';
import { bankLedger } from '../store/bankLedger.ts';

type Bank = Pick<PaymentParts['bank'], 'movements'>;
type BankMovement = Exclude<Awaited<ReturnType<Bank['movements']>>, 'silence'>[number];

/** A payment of which our ledger and the bank's list say another thing. Amounts in 1/100000 of the currency's unit. */
export interface Difference {
  /** Null for money that moved at the bank and that no payment of ours knows. */
  readonly folio: string | null;
  readonly bankId: string;
  readonly currency: string;
  readonly ours: { readonly captured: number; readonly refunded: number };
  readonly bank: { readonly captured: number; readonly refunded: number };
}

export interface DailyClose {
  readonly captured: number;
  readonly refunded: number;
  readonly payments: number;
  readonly differences: readonly Difference[];
}

/** Days before a day in which its payments may have moved too. An older capture is that of its own day. */
const daysBefore = 7;

const dayMs = 86_400_000;

/** Captured and refunded of each payment, by its id at the bank. */
function sums(movements: readonly BankMovement[]): ReadonlyMap<string, { captured: number; refunded: number; currency: string }> {
  const all = new Map<string, { captured: number; refunded: number; currency: string }>();
  for (const { bankId, kind, amount, currency } of movements) {
    const sum = all.get(bankId) ?? { captured: 0, refunded: 0, currency };
    if (kind === 'capture') sum.captured += amount;
    else sum.refunded += amount;
    all.set(bankId, sum);
  }
  return all;
}

/**
 * Compares our ledger with the bank's list for the payments that moved in a day, and names each difference. A payment is compared by all
 * that it moved from 7 days before until the day after, so that an hour around midnight is no difference. `silence`: the bank did not list.
 */
export async function closeDay(sql: Sql, bank: Bank, from: Date, until: Date): Promise<DailyClose | 'silence'> {
  const window = { from: new Date(from.getTime() - daysBefore * dayMs), until: new Date(until.getTime() + dayMs) };
  const around = await bank.movements(window.from, window.until);
  if (around === 'silence') return 'silence';
  const ofDay = around.filter(({ at }) => at >= from && at < until);
  const rows = await bankLedger(sql, { bankIds: [...new Set(ofDay.map(({ bankId }) => bankId))], day: { from, until }, window });
  const ids = new Set([...ofDay.map(({ bankId }) => bankId), ...rows.map(({ bank_id: id }) => id)]);
  const bankSums = sums(around.filter(({ bankId }) => ids.has(bankId)));
  const differences = [...ids].flatMap((bankId): readonly Difference[] => {
    const row = rows.find(({ bank_id: id }) => id === bankId);
    const theirs = bankSums.get(bankId);
    const bankSum = { captured: theirs?.captured ?? 0, refunded: theirs?.refunded ?? 0 };
    const ours = { captured: row?.captured ?? 0, refunded: row?.refunded ?? 0 };
    // A charge that went back whole is none: the saga may have taken it back before or after its capture.
    const net = bankSum.captured - bankSum.refunded === ours.captured - ours.refunded;
    if (net && (ours.captured === bankSum.captured || ours.captured === 0)) return [];
    return [{ folio: row?.folio ?? null, bankId, currency: row?.currency ?? theirs?.currency ?? '', ours, bank: bankSum }];
  });
  const total = sums(ofDay);
  const sumOf = (key: 'captured' | 'refunded'): number => [...total.values()].reduce((sum, one) => sum + one[key], 0);
  return { captured: sumOf('captured'), refunded: sumOf('refunded'), payments: ids.size, differences };
}
