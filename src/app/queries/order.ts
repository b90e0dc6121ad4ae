import { queryOptions } from '@tanstack/react-query';
import type { Order } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { ownDrawer } from '../offline/drawers.ts';
import { keep } from '../offline/keep.ts';
import { tokens } from '../session/tokens.ts';
import { orderOf } from '../wire/order.ts';

/** A paid order, null without tickets. It shows its tickets at once, so it is kept for the time without a network (decision 29). */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', tokens.read()?.user.sub ?? null, orderId],
    persister: keep(async () => ownDrawer<Order | null>(`order ${orderId}`, async (order) => (order?.isReserved ? null : order))),
    queryFn: async () => {
      const params = { path: { cartId: orderId } };
      return orderOf(await ask((init) => payment.GET('/payment/detail/cart/{cartId}', { signal: init.signal, params }), { retries: 2 }));
    },
  });
