import type { Clock } from '../shared/clock.ts';
import type { Config } from '../shared/config.ts';
import type { Database } from '../shared/db.ts';
import type { Limiter } from '../shared/limiter.ts';
import type { Outbox } from '../shared/outbox.ts';
import type { Persons } from '../shared/persons.ts';
import type { AppleWalletKeys, GoogleWalletKeys } from '../shared/walletKeys.ts';
import type { Cards } from './store/cards.ts';
import type { ClosedKeys } from './store/closedKeys.ts';
import type { Coupons } from './store/coupons.ts';
import type { BankGateway } from './gateways/bank.ts';
import type { IdentityGateway } from './gateways/identity.ts';
import type { TripGateway } from './gateways/trip.ts';
import type { PaymentLogs } from './store/paymentLogs.ts';
import type { Refunds } from './store/refunds.ts';
import type { Points } from './store/points.ts';
import type { TripOrder } from './domain/trip.ts';
import type { Saga } from './saga/saga.ts';
import type { Payments } from './store/payments.ts';

/** The dependencies of the routes. */
export interface PaymentParts {
  readonly config: Config;
  /** The name of the shop. */
  readonly shop: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** The marks by which payers are counted. */
  readonly persons: Persons;
  readonly bank: BankGateway;
  readonly trip: TripGateway;
  readonly identity: IdentityGateway;
  readonly payments: Payments;
  readonly closedKeys: ClosedKeys;
  /** What operators give back. */
  readonly refunds: Refunds;
  readonly logs: PaymentLogs;
  readonly cards: Cards;
  readonly points: Points;
  readonly coupons: Coupons;
  /** Wrong codes of an account and of an address. */
  readonly couponLimiter: Limiter;
  /** Limits the PDFs and wallet passes of an order, which is its caller, and of an address. */
  readonly fileLimiter: Limiter;
  readonly saga: Saga;
  /** The address of an order's page that needs no session. */
  readonly linkOf: (order: TripOrder) => string;
  /** What signs passes for wallets, where they are offered. */
  readonly wallets: { readonly apple: (() => AppleWalletKeys) | undefined; readonly google: GoogleWalletKeys | undefined };
  /** Signs the links that open a reservation or its tickets without a session. */
  readonly secret: string;
  /** Secret for the bank's signatures. */
  readonly bankSecret: string;
}
