import type { Identity } from '../../shared/auth.ts';
import { isProved } from '../../shared/persons.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { cashRefusal, newStoreReference, payBefore } from '../domain/cash.ts';
import type { Payment } from '../domain/payment.ts';
import { refusalMessages } from '../domain/saga.ts';
import type { TripCart } from '../domain/trip.ts';
import { beginPayment, type Wanted } from './beginPayment.ts';

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
 * Begins the reservation of a cart that is paid at a till later. A lock of each mark of the person lets no two requests count at the same
 * time. (API-070, CASH-001 to CASH-012, decisions 40 and 41)
 */
export function reserveCart(
  parts: PaymentParts,
  { cart, caller, ...wanted }: Omit<Wanted, 'reference'> & { readonly cart: TripCart; readonly caller: Identity },
  refuse: () => Promise<never>,
): Promise<Payment> {
  const { payments, persons, clock, config } = parts;
  const marks = persons.marksOf(caller);
  const reservation = { ...wanted, reference: newStoreReference(), persons: marks };
  return beginPayment(parts, reservation, refuse, async (payment, tx) => {
    for (const mark of marks.toSorted()) {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reservations of ${mark}`]);
    }
    const payer = { isProved: isProved(caller), pending: await payments.pendingOf(caller.subject, marks, tx) };
    const refusal = cashRefusal(cart, config.cash, payer, clock.now());
    if (refusal !== undefined) throw refusals[refusal]();
    return payments.insert({ ...payment, deadlineAt: payBefore(cart, config.cash, clock.now()) }, tx);
  });
}
