import type { components } from '../../../openapi/types/payment.ts';
import type { PaymentState } from './saga.ts';

export type LogEntry = components['schemas']['PaymentLogEntry'];
export type LogEvent = LogEntry['event'];

/** What a step adds to the log of its payment. The answer that led to `pending` is logged with its question. */
export const eventOfStep: Readonly<Record<PaymentState, LogEvent | null>> = {
  created: null,
  reserved: null,
  asking: 'sent',
  pending: null,
  challenged: 'challenge',
  closing: 'closing',
  unknown: 'unknown',
  authorised: 'charged',
  ticketed: 'tickets',
  voiding: 'refund-asked',
  paid: null,
  refused: 'refused',
  refunded: 'refunded',
};
