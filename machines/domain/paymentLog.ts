import type { components } from '../../openapi/types/payment.ts';
import type { Instant } from './instant.ts';
import type { Money } from './money.ts';

type Entry = components['schemas']['PaymentLogEntry'];

/** What was asked for a payment, or answered. `times` in a row, from `at` to `lastAt`. */
export type LogEntry = { event: Entry['event']; at: Instant; lastAt: Instant; times: number };

/** A payment as its payer reads it on every device. */
export type PaymentLog = {
  folio: string;
  cartId: string;
  /** Null before the tickets exist, and for a reservation. */
  orderId: string | null;
  isReservation: boolean;
  amount: Money;
  authorization: string | null;
  /** When the bank was asked to charge. */
  sentAt: Instant;
  entries: readonly LogEntry[];
  /** The seats are kept until then; null when that is over. */
  seatsKeptUntil: Instant | null;
  /** The seats of a payment that charged nothing are still held. */
  mayPayAgain: boolean;
  email: string;
  noticeAsked: boolean;
};
