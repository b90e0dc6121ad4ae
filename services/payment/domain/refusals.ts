import { Problem } from '../../shared/problem.ts';
import { type RefusalReason, refusalMessages } from './saga.ts';

export const cartNotFound = (): Problem => new Problem(404, 'cart-not-found', 'No encontramos ese carrito.');
export const orderNotFound = (): Problem => new Problem(404, 'order-not-found', 'No encontramos esa compra.');
export const paymentNotFound = (): Problem => new Problem(404, 'payment-not-found', 'No encontramos ese pago.');

/** The account was deleted, and its names with it. */
export const emailMissing = (): Problem => new Problem(422, 'email-missing', 'Este pago ya no tiene correo.');

export const signatureInvalid = (): Problem => new Problem(401, 'signature-invalid', 'Firma no válida.');

/** The key of a payment that somebody asked for before it began. */
export const keyClosed = (): Problem =>
  new Problem(409, 'payment-key-closed', 'Este intento de pago se cerró sin cobrar nada. Vuelve a intentarlo.');

export const pointsNotAvailable = (): Problem =>
  new Problem(422, 'points-not-available', 'Tus Puntos Viaja no alcanzan o no aplican en esta compra.');

/** Refusal of a cart that can no longer be paid. (ERR-054) */
export function cartGone(code: string, orderId?: string): Problem {
  switch (code) {
    case 'cart-not-found':
      return cartNotFound();
    case 'cart-sold':
      return new Problem(409, code, 'Este carrito ya fue pagado.', orderId === undefined ? {} : { orderId });
    case 'cart-paying':
      return new Problem(409, 'payment-in-progress', 'Hay un pago en curso de este carrito.');
    case 'cart-released':
      return new Problem(409, code, 'Los asientos de este carrito ya se liberaron. Si compraste después, tus boletos están en tu correo.');
    default:
      return new Problem(409, 'cart-expired', refusalMessages['cart-expired']);
  }
}

/** The refusal of a payment that was not charged. */
export function cardRefusal(reason: RefusalReason, extras: Readonly<Record<string, unknown>>): Problem {
  const detail = refusalMessages[reason];
  if (reason === 'bank-unavailable') return new Problem(503, reason, detail, extras, { 'retry-after': '2' });
  if (reason === 'cart-expired' || reason === 'cash-limit' || reason === 'cash-bus-limit') return new Problem(409, reason, detail, extras);
  if (reason === 'reservation-expired' || reason === 'reservation-cancelled') return new Problem(409, 'cart-expired', detail, extras);
  return new Problem(402, reason === 'challenge-failed' || reason === 'challenge-expired' ? 'card-refused' : reason, detail, extras);
}
