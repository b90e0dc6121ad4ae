import type { operations } from '../../../openapi/types/payment.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../../shared/config.ts';
import type { Handlers } from '../../shared/contract.ts';
import type { Database } from '../../shared/db.ts';
import type { Outbox } from '../../shared/outbox.ts';
import type { BankGateway } from '../gateways/bank.ts';
import type { TripGateway } from '../gateways/trip.ts';
import type { Saga } from '../saga.ts';
import type { Payments } from '../store.ts';
import { createOrder } from './createOrder.ts';
import { createPayment } from './createPayment.ts';
import { deleteCart } from './deleteCart.ts';
import { downloadTickets } from './downloadTickets.ts';
import { getCart } from './getCart.ts';
import { getCartDetail } from './getCartDetail.ts';
import { getPaymentByKey } from './getPaymentByKey.ts';
import { getPaymentMethods } from './getPaymentMethods.ts';
import { getPaymentProviders } from './getPaymentProviders.ts';
import { getPaymentTransaction } from './getPaymentTransaction.ts';
import { receiveBankEvent } from './receiveBankEvent.ts';
import { resendTickets } from './resendTickets.ts';

/** What the routes are given to work with. */
export interface PaymentParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly bank: BankGateway;
  readonly trip: TripGateway;
  readonly payments: Payments;
  readonly saga: Saga;
  /** Secret of this service. */
  readonly secret: string;
  /** Secret of the bank's signatures. */
  readonly bankSecret: string;
}

export function createHandlers(parts: PaymentParts): Handlers<operations> {
  return {
    getPaymentProviders: getPaymentProviders(parts),
    createPayment: createPayment(parts),
    createOrder: createOrder(parts),
    getPaymentTransaction: getPaymentTransaction(parts),
    getPaymentByKey: getPaymentByKey(parts),
    getCart: getCart(parts),
    deleteCart: deleteCart(parts),
    getCartDetail: getCartDetail(parts),
    getPaymentMethods: getPaymentMethods(),
    receiveBankEvent: receiveBankEvent(parts),
    resendTickets: resendTickets(parts),
    downloadTickets: downloadTickets(parts),
  };
}
