import { queryOptions } from '@tanstack/react-query';
import type { Voucher } from '../../../machines/domain/voucher.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import { ask, payment } from '../http/http.ts';
import { voucherOf } from '../wire/order.ts';

/** Milliseconds between two looks at a reservation. */
const LOOK_MS = 5_000;

/** The reservation of an order, asked again until it has ended. Rejects with a Failure. */
export const voucherQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['voucher', orderId],
    queryFn: async ({ signal }): Promise<Voucher> => {
      const params = { path: { cartId: orderId } };
      const voucher = voucherOf(
        await ask((init) => payment.GET('/payment/detail/cart/{cartId}', { signal: init.signal, params }), { signal }),
      );
      if (voucher) return voucher;
      const missing: Failure = { code: 'not-found', retryable: false };
      throw missing;
    },
    refetchInterval: ({ state: { data } }) => (data && data.state !== 'pending' ? false : LOOK_MS),
  });

export async function cancelReservation(orderId: string): Promise<void> {
  await ask(
    (init) =>
      payment.DELETE('/payment/reservation/{orderId}', {
        signal: init.signal,
        params: { path: { orderId }, header: { 'idempotency-key': init.key } },
      }),
    { retries: 2 },
  );
}
