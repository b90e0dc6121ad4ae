import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { findQueryOf } from '../domain/findQuery.ts';
import { findTickets as find, type TicketQuery } from '../store/findTickets.ts';

type Said = operations['findTickets']['requestBody']['content']['application/json'];

function queryOf({ text, paymentIds, accountId }: Said): TicketQuery | undefined {
  if (accountId !== undefined) return { kind: 'account', id: accountId };
  return text === undefined ? { kind: 'payments', ids: paymentIds ?? [] } : findQueryOf(text);
}

/** Tickets by what a traveller can say of them, for the back office. */
export function findTickets({ db, clock }: Trip): Handler<operations['findTickets']> {
  return async ({ body }) => {
    const query = queryOf(body);
    return { status: 200, body: query === undefined ? { tickets: [], isMore: false } : await find(db, query, new Date(clock.now())) };
  };
}
