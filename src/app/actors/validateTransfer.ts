import { fromPromise } from 'xstate';
import type { TicketCheck } from '../../../machines/domain/change.ts';
import type { Ticket, Way } from '../../../machines/domain/order.ts';
import { ask, trip } from '../http/http.ts';
import { ticketChecksOf } from '../wire/trip.ts';

export const validateTransfer = fromPromise<TicketCheck[], { way: Way<Ticket> }>(async ({ input: { way }, signal }) => {
  const body = { tickets: way.tickets.filter(({ changed }) => !changed).map(({ id }) => id) };
  const { operationsData } = await ask((init) => trip.POST('/validate/transfer', { signal: init.signal, body }), { retries: 1, signal });
  return ticketChecksOf([...operationsData.departure, ...operationsData.return], way.tickets);
});
