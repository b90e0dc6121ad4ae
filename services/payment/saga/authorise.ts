import { crashPoint } from '../../shared/crashPoint.ts';
import type { Payment } from '../domain/payment.ts';
import { waitsForBank } from '../domain/saga.ts';
import type { CardCharge } from '../gateways/bank.ts';
import { applyStatus } from './chargeCard.ts';
import { holding } from './lease.ts';
import { retrySeconds, run } from './run.ts';
import type { SagaParts } from './step.ts';

/** Sends the first request to the bank. The caller holds the lease. `unreadable` and `unreached` charged nothing. */
export async function authorise(saga: SagaParts, payment: Payment, charge: CardCharge): Promise<Payment | 'unreadable'> {
  const { db, payments, bank } = saga;
  const asking = await payments.step(db, payment.id, 'created', 'asking');
  crashPoint('before-bank');
  if (!asking) return (await payments.byId(payment.id)) ?? payment;
  const begin = async (bankId: string): Promise<boolean> => {
    const mayBegin = await payments.beginAtBank(payment.id, bankId);
    crashPoint('bank-begun');
    return mayBegin;
  };
  const answer = await holding(saga, payment.id, () => bank.authorise(charge, begin));
  crashPoint('bank-answered');
  if (answer === 'unreadable' || answer === 'unreached') {
    const refused = await payments.step(db, payment.id, 'asking', 'refused', { reason: 'bank-unavailable', release: 'keep' });
    const ended = refused ? await run(saga, refused) : ((await payments.byId(payment.id)) ?? asking);
    return answer === 'unreadable' ? 'unreadable' : ended;
  }
  const applied = answer === 'silence' ? undefined : await applyStatus(saga, asking, answer);
  crashPoint('bank-saved');
  // While a challenge is open or the bank is undecided, an immediate poll would return the same.
  if (applied && waitsForBank(applied.state)) {
    await payments.unlease(applied.id, retrySeconds[applied.state]);
    return applied;
  }
  return run(saga, applied ?? (await payments.byId(payment.id)) ?? asking);
}
