import type { Identity } from '../../../shared/auth.ts';
import { authorize, callerOf } from '../../../shared/policy.ts';
import { tooManyRequests } from '../../../shared/problem.ts';
import type { PaymentParts } from '../../context.ts';
import { orderNotFound } from '../../domain/refusals.ts';
import type { TripOrder } from '../../domain/trip.ts';
import type { Payment } from '../../domain/payment.ts';
import { downloadPassIsGood } from '../../domain/wire.ts';
import type { payers } from '../../policies/payment.ts';

type Opening = {
  readonly path: { readonly orderId: string };
  readonly query: { readonly ticket?: string | undefined };
  readonly identity: Identity | undefined;
  readonly request: { readonly ip: string };
};

/** The order of some tickets, for its payer or for a signed ticket of their address. Throws Problem 401, 403, 404 or 429. */
export async function openTickets(
  { trip, payments, fileLimiter, clock, secret }: PaymentParts,
  policy: typeof payers,
  { path, query, identity, request }: Opening,
): Promise<{ payment: Payment; order: TripOrder }> {
  const byPass = query.ticket !== undefined && downloadPassIsGood(secret, path.orderId, query.ticket, clock.now());
  if (!byPass) callerOf(policy, identity);
  const payment = await payments.ofOrder(path.orderId);
  if (!payment?.order_id) throw orderNotFound();
  if (!byPass) authorize(policy, identity, payment);
  const waitSeconds = Math.max(fileLimiter.takeCaller(payment.order_id), fileLimiter.takeAddress(request.ip));
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  const order = await trip.order(payment.order_id);
  if (!order) throw orderNotFound();
  return { payment, order };
}
