import type { LogEvent } from '../domain/paymentLog.ts';
import type { BankGateway } from './bank.ts';

/** The gateway, which logs each question that the bank left open. */
export function loggedBank(bank: BankGateway, note: (paymentId: string, event: LogEvent) => Promise<void>): BankGateway {
  async function logged<Answer>(paymentId: string, asking: Promise<Answer>): Promise<Answer> {
    const answer = await asking;
    const event = openEventOf(answer);
    if (event !== null) await note(paymentId, event);
    return answer;
  }
  return {
    ...bank,
    authorise: (charge, begin) => logged(charge.paymentId, bank.authorise(charge, begin)),
    status: (payment) => logged(payment.paymentId, bank.status(payment)),
    cancel: (payment) => logged(payment.paymentId, bank.cancel(payment)),
  };
}

function openEventOf(answer: unknown): LogEvent | null {
  if (answer === 'silence') return 'no-answer';
  if (answer === 'deciding') return 'undecided';
  const isUndecided = typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'processing';
  return isUndecided ? 'undecided' : null;
}
