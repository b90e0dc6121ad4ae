import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { Order } from '../../../machines/domain/order.ts';
import { orderQuery } from '../queries/order.ts';
import { queries } from '../queries/queryClient.ts';

export const getCartDetail = fromPromise<Order, { orderId: string }>(async ({ input }) => {
  const order = await queries.fetchQuery(orderQuery(input.orderId));
  if (order) return order;
  const missing: Failure = { code: 'not-found', retryable: false };
  throw missing;
});
