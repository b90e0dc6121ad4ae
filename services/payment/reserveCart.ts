import type { components } from '../../openapi/types/payment.ts';
import type { Identity } from '../shared/auth.ts';
import { currentSession } from '../shared/clock.ts';
import { crashPoint } from '../shared/crashPoint.ts';
import { Problem } from '../shared/problem.ts';
import type { PaymentParts } from './context.ts';
import { cashRefusal, newStoreReference, payBefore } from './domain/cash.ts';
import { newFolio, newPaymentId } from './domain/ids.ts';
import type { TripCart } from './gateways/trip.ts';
import type { Payment } from './store.ts';

type Request = components['schemas']['PaymentRequest'];

const refusals = {
  'method-not-available': () => new Problem(422, 'method-not-available', 'Este carrito solo se puede pagar con tarjeta.'),
  'cash-disabled': () => new Problem(409, 'cash-disabled', 'El pago de reservas en efectivo está temporalmente deshabilitado'),
  'cash-too-late': () =>
    new Problem(409, 'cash-too-late', 'La salida está muy cerca para reservar: paga con tarjeta o busca otro horario.', { errorCode: 51 }),
  'cash-limit': () =>
    new Problem(
      409,
      'cash-limit',
      'Has alcanzado el límite de reservas disponibles. Paga tus reservas pendientes o espera a que venzan para hacer una nueva.',
    ),
} as const;

/** Reserves a cart that is paid at a till later. The row of the key makes it idempotent. (API-070, CASH-001 to CASH-012) */
export async function reserveCart(
  { payments, saga, clock, config }: PaymentParts,
  {
    key,
    cart,
    identity,
    subject,
    body,
    earns,
  }: { key: string; cart: TripCart; identity: Identity | undefined; subject: string; body: Request; earns: number },
): Promise<Payment | 'taken'> {
  const refusal = cashRefusal(cart, config.cash, { pending: await payments.pendingOf(subject), now: clock.now() });
  if (refusal !== undefined) throw refusals[refusal]();
  const payment = await payments.insert({
    id: newPaymentId(),
    key,
    cartId: cart.id,
    accountId: subject,
    folio: newFolio(),
    reference: newStoreReference(),
    method: 'pay_later',
    amount: cart.granTotal,
    currency: cart.currency,
    earns,
    customer: { ...body.customerInfo, isGuest: identity?.role === 'guest' },
    session: currentSession(),
    deadlineAt: payBefore(cart, config.cash, clock.now()),
  });
  if (payment === 'taken') return payment;
  crashPoint('payment-created');
  return saga.proceed(payment);
}
