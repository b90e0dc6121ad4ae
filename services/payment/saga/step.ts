import type { AgainLinks } from '../domain/orderLink.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import type { Outbox } from '../../shared/outbox.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentState } from '../domain/saga.ts';
import type { TripOrder } from '../domain/trip.ts';
import type { BankGateway } from '../gateways/bank.ts';
import type { TripGateway } from '../gateways/trip.ts';
import type { Payments } from '../store/payments.ts';
import type { Points } from '../store/points.ts';

/** What the steps of a payment work with. */
export interface SagaParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly payments: Payments;
  readonly bank: BankGateway;
  readonly trip: TripGateway;
  readonly points: Points;
  /** The link of an order's page for whoever has no account. */
  readonly linkOf: (order: TripOrder) => string;
  /** The addresses that buy the trip of an order again, and its way back. */
  readonly againOf: (order: TripOrder) => AgainLinks | undefined;
  /** Milliseconds by which the clock of a sandbox session is ahead. */
  readonly shiftOf: (session: string) => Promise<number>;
  readonly report: (error: unknown, payment?: Payment) => void;
}

/** Changes a payment by one state. Undefined when nothing is due, or when another worker was faster. */
export type Move = (saga: SagaParts, payment: Payment) => Promise<Payment | undefined>;

/** A step of a payment. It may be repeated: a process may end between any two of its lines. */
export interface Step {
  /** The states in which the step is due. */
  readonly when: readonly PaymentState[];
  readonly do: Move;
  /**
   * Takes back what the step did. It runs after every run of the steps, also for a payment that is paid, so it must do nothing unless the
   * payment is `voiding` or has a pending `release`.
   */
  readonly undo?: Move;
}
