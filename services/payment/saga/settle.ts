import { crashPoint } from '../../shared/crashPoint.ts';
import { atBank } from '../domain/payment.ts';
import type { Step } from './step.ts';

/** The bank captures what it authorised. */
export const captureCharge: Step = {
  when: ['ticketed'],
  async do({ db, payments, bank, report }, payment) {
    const answer = await bank.capture(atBank(payment));
    crashPoint('captured');
    if (answer === 'refused' && (await payments.captureRefused(payment.id)))
      report(new Error(`the bank does not capture ${payment.folio}`));
    if (answer !== 'done') return undefined;
    if (payment.capture_refused_at !== null) await payments.captureAccepted(payment.id);
    return payments.step(db, payment.id, 'ticketed', 'paid');
  },
};

/** A till has the money already, and a free order costs none. */
export const settleWithoutBank: Step = {
  when: ['ticketed'],
  do: ({ db, payments }, payment) => payments.step(db, payment.id, 'ticketed', 'paid'),
};
