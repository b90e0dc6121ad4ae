import { fromPromise } from 'xstate';
import type { EditedWay, TicketCheck } from '../../../machines/domain/change.ts';
import { ask, trip } from '../http/http.ts';
import { ticketChecksOf } from '../wire/block.ts';

export const validateTransfer = fromPromise<TicketCheck[], { way: EditedWay }>(async ({ input: { way }, signal }) => {
  const body = { tickets: way.tickets.map(({ id }) => id) };
  const { operationsData } = await ask((init) => trip.POST('/validate/transfer', { signal: init.signal, body }), { retries: 1, signal });
  return ticketChecksOf([...operationsData.departure, ...operationsData.return], way.tickets);
});
