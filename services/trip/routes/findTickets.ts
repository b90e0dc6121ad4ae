import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { findQueryOf } from '../domain/findQuery.ts';
import { findTickets as find } from '../store/findTickets.ts';

/** Tickets by what a traveller can say of them, for the back office. */
export function findTickets({ db, clock }: Trip): Handler<operations['findTickets']> {
  return async ({ body: { text, paymentIds } }) => {
    const query = text === null ? { kind: 'payments' as const, ids: paymentIds } : findQueryOf(text);
    return { status: 200, body: query === undefined ? { tickets: [], isMore: false } : await find(db, query, new Date(clock.now())) };
  };
}
