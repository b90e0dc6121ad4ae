import { queryOptions } from '@tanstack/react-query';
import type { Order } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { ownStore } from '../offline/answerStores.ts';
import { persistAnswers } from '../offline/persistAnswers.ts';
import { tokens } from '../session/tokens.ts';
import { orderOf } from '../wire/order.ts';

/** A paid order, null without tickets. It shows its tickets at once, so it is cached for the time without a network (decision 29). */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order', tokens.read()?.user.sub ?? null, orderId],
    persister: persistAnswers(async () => ownStore<Order | null>(`order ${orderId}`, async (order) => (order?.isReserved ? null : order))),
    queryFn: async () => {
      const params = { path: { cartId: orderId } };
      return orderOf(await ask((init) => payment.GET('/payment/detail/cart/{cartId}', { signal: init.signal, params }), { retries: 2 }));
    },
  });
