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
    authorise: (charge) => logged(charge.paymentId, bank.authorise(charge)),
    status: (paymentId) => logged(paymentId, bank.status(paymentId)),
    cancel: (paymentId) => logged(paymentId, bank.cancel(paymentId)),
  };
}

function openEventOf(answer: unknown): LogEvent | null {
  if (answer === 'silence') return 'no-answer';
  if (answer === 'deciding') return 'undecided';
  const isUndecided = typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'processing';
  return isUndecided ? 'undecided' : null;
}
