import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { qrPayload } from '../domain/ids.ts';
import { partOf, transactionToWire } from '../domain/transactions.ts';
import { policies } from '../policies/index.ts';
import { ordersOfAccount } from '../store/transactions.ts';

/** The orders of the account with tickets of the requested scope, current or past, each with those tickets alone. (API-099) */
export function listTransactions(trip: Trip): Handler<operations['listTransactions']> {
  return async ({ query, identity }) => {
    const { subject } = callerOf(policies.listTransactions, identity);
    const orders = await ordersOfAccount(trip.db, subject);
    const now = trip.clock.now();
    const parts = orders.flatMap((order) => partOf(order, query.scope ?? 'current', now) ?? []);
    return {
      status: 200,
      body: { transactions: parts.map((order) => transactionToWire(order, (itemId) => qrPayload(trip.ticketSecret, itemId))) },
    };
  };
}
