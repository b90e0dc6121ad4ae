import type { components } from '../../../openapi/types/payment.ts';
import type { Identity } from '../../shared/auth.ts';
import { currentSession } from '../../shared/clock.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { isProved } from '../../shared/persons.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { cashRefusal, newStoreReference, payBefore } from '../domain/cash.ts';
import { newFolio, newPaymentId } from '../domain/ids.ts';
import { refusalMessages } from '../domain/saga.ts';
import type { TripCart } from '../domain/trip.ts';
import type { Payment } from '../domain/payment.ts';

type Request = components['schemas']['PaymentRequest'];

const refusals = {
  'method-not-available': () => new Problem(422, 'method-not-available', 'Este carrito solo se puede pagar con tarjeta.'),
  'cash-disabled': () => new Problem(409, 'cash-disabled', 'El pago de reservas en efectivo está temporalmente deshabilitado'),
  'cash-too-late': () =>
    new Problem(409, 'cash-too-late', 'La salida está muy cerca para reservar: paga con tarjeta o busca otro horario.', { errorCode: 51 }),
  'cash-unproved': () =>
    new Problem(409, 'cash-unproved', 'Para pagar en efectivo, entra con tu cuenta o confirma tu celular con un código.'),
  'cash-limit': () => new Problem(409, 'cash-limit', refusalMessages['cash-limit']),
} as const;

/**
 * Reserves a cart that is paid at a till later. The row of the key makes it idempotent. A lock of each mark of the person lets no two requests
 * count at the same time. (API-070, CASH-001 to CASH-012, decisions 40 and 41)
 */
export async function reserveCart(
  { db, payments, persons, saga, clock, config }: PaymentParts,
  {
    key,
    cart,
    identity,
    subject,
    body,
    earns,
  }: { key: string; cart: TripCart; identity: Identity; subject: string; body: Request; earns: number },
): Promise<Payment | 'taken'> {
  const marks = persons.marksOf(identity);
  const payment = await db.transaction(async (tx) => {
    for (const mark of marks.toSorted()) {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reservations of ${mark}`]);
    }
    const payer = { isProved: isProved(identity), pending: await payments.pendingOf(subject, marks, tx) };
    const refusal = cashRefusal(cart, config.cash, payer, clock.now());
    if (refusal !== undefined) throw refusals[refusal]();
    return payments.insert(
      {
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
        customer: { ...body.customerInfo, isGuest: identity.role === 'guest' },
        persons: marks,
        session: currentSession(),
        deadlineAt: payBefore(cart, config.cash, clock.now()),
      },
      tx,
    );
  });
  if (payment === 'taken') return payment;
  crashPoint('payment-created');
  return saga.proceed(payment);
}
