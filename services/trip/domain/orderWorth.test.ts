import { expect, it } from 'vitest';
import { divideTaken } from './orderWorth.ts';

const tickets = [
  { origin: 'a', id: 'a', worth: 60_000 },
  { origin: 'b', id: 'b2', worth: 40_000 },
];

it('what is paid back is taken from one ticket or from all in order, and never more than they are worth [decision 42]', () => {
  expect(divideTaken(tickets, { ticketId: null, amount: 70_000 })).toEqual([
    { id: 'a', amount: 60_000 },
    { id: 'b2', amount: 10_000 },
  ]);
  expect(divideTaken(tickets, { ticketId: null, amount: 100_000 })).toHaveLength(2);
  expect(divideTaken(tickets, { ticketId: null, amount: 100_001 })).toBeUndefined();
  expect(divideTaken(tickets, { ticketId: 'b', amount: 40_000 })).toEqual([{ id: 'b2', amount: 40_000 }]);
  expect(divideTaken(tickets, { ticketId: 'b', amount: 40_001 })).toBeUndefined();
  expect(divideTaken(tickets, { ticketId: 'c', amount: 1 })).toBeUndefined();
  expect(divideTaken(tickets, { ticketId: null, amount: 0 })).toBeUndefined();
});
