import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorize } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { refuseChange } from '../domain/refusals.ts';
import { policies } from '../policies/index.ts';
import { orderOfTransaction } from '../store/transactions.ts';
import { cancelFault, otherItemsFault, refundsOf } from '../domain/cancellation.ts';
import { sumTakenBack } from '../domain/promotion.ts';
import { partiesOf } from '../store/carts.ts';

/** What a cancellation would give back, and what it takes back of promotions. Changes nothing. (API-095) */
export function previewCancelTickets(trip: Trip): Handler<operations['previewCancelTickets']> {
  return async ({ body, identity }) => {
    const order = authorize(policies.previewCancelTickets, identity, await orderOfTransaction(trip.db, body.trxId));
    const party = await partiesOf(trip.db, [order.cartId]);
    refuseChange(otherItemsFault(body) ?? cancelFault(order.tickets, body.tickets, { party, now: trip.clock.now() }));
    const { sum, taken } = refundsOf(order, body.tickets, party);
    return { status: 200, body: { willRefund: sum, takenBack: sumTakenBack(taken) } };
  };
}
