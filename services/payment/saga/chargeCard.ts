import { crashPoint } from '../../shared/crashPoint.ts';
import { atBank, type Facts, type Payment } from '../domain/payment.ts';
import { afterBank, afterClosing, type RefusalReason } from '../domain/saga.ts';
import type { BankWord } from '../gateways/bank.ts';
import type { Move, SagaParts, Step } from './step.ts';

type StatusParts = Pick<SagaParts, 'db' | 'clock' | 'payments'>;

const factsOf = ({ clock }: StatusParts, word: BankWord): Facts => ({
  bankId: word.bankId,
  authorization: word.authorization,
  operationAt: word.operationAt,
  bankAnsweredAt: clock.date(),
  ...(word.challenge ? { challengeId: word.challenge.id, challengeUrl: word.challenge.url } : {}),
});

/** Applies a status of the bank. Undefined when another worker was faster or nothing changed. */
export async function applyStatus(saga: StatusParts, payment: Payment, word: BankWord): Promise<Payment | undefined> {
  const to = afterBank(payment.state, word.status, word.operationAt >= payment.deadline_at);
  if (to === payment.state) return undefined;
  const ending: Facts =
    to === 'refused' ? { reason: word.reason ?? 'card-refused', release: 'keep' } : to === 'refunded' ? { release: 'drop' } : {};
  return saga.payments.step(saga.db, payment.id, payment.state, to, { ...factsOf(saga, word), ...ending });
}

/**
 * Applies a status that the bank sent by itself. The bank sends it once, so it is applied again when another worker made a step meanwhile.
 * Whoever advances the payment next makes the steps that follow.
 */
export async function applySentStatus(saga: StatusParts, payment: Payment, word: BankWord): Promise<void> {
  const { payments } = saga;
  const applied = await applyStatus(saga, payment, word);
  if (applied) return payments.unlease(applied.id, 0);
  const latest = await payments.byId(payment.id);
  if (latest && latest.state !== payment.state) await applySentStatus(saga, latest, word);
}

/** From here on an authorisation comes too late: it is voided and leads to no tickets. */
const close = ({ db, payments }: SagaParts, payment: Payment, reason: RefusalReason): Promise<Payment | undefined> =>
  payments.step(db, payment.id, payment.state, 'closing', { reason });

/** Tells the bank to charge nothing, whether it has received the payment or not. */
const closeAtBank: Move = async (saga, payment) => {
  const { db, payments, bank, clock } = saga;
  const answer = await bank.cancel(atBank(payment));
  crashPoint('bank-cancelled');
  if (answer === 'silence' && clock.now() < payment.deadline_at.getTime()) return undefined;
  const word = answer === 'deciding' || answer === 'silence' ? undefined : answer;
  const to = afterClosing(word?.status ?? 'deciding');
  const release = to === 'refused' ? 'keep' : 'drop';
  return payments.step(db, payment.id, 'closing', to, { ...(word ? factsOf(saga, word) : {}), release });
};

const askBank: Move = async (saga, payment) => {
  const { payments, bank, clock } = saga;
  const answer = await bank.status(atBank(payment));
  // The request may still arrive at the bank. A payment closed in advance can never be charged.
  if (answer === 'never-seen') return close(saga, payment, 'bank-unavailable');
  if (answer !== 'silence') {
    const applied = await applyStatus(saga, payment, answer);
    if (applied) return applied;
    await payments.recordAnswer(payment.id);
  }
  if (payment.state === 'unknown' || clock.now() < payment.deadline_at.getTime()) return undefined;
  return close(saga, payment, payment.state === 'challenged' ? 'challenge-expired' : 'bank-unavailable');
};

/** The bank authorises the charge, or confirms that it charges nothing. The first request to it is `authorise`. */
export const chargeCard: Step = {
  when: ['asking', 'pending', 'challenged', 'closing', 'unknown'],
  do: (saga, payment) => (payment.state === 'closing' ? closeAtBank : askBank)(saga, payment),
  async undo({ db, payments, bank }, payment) {
    if (payment.state !== 'voiding') return undefined;
    const answer = await bank.cancel(atBank(payment));
    crashPoint('refund-asked');
    if (answer === 'deciding' || answer === 'silence') return undefined;
    return payments.step(db, payment.id, 'voiding', 'refunded', { release: 'drop' });
  },
};
