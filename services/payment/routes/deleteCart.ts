import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem, orRefuse } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { authorize } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { cartGone, cartNotFound } from '../domain/refusals.ts';

/** Releases the seats of a cart. Throws 409 `cart-paying` while a payment is under way. (API-019) */
export const deleteCart =
  ({ trip }: PaymentParts): Handler<operations['deleteCart']> =>
  async ({ path, identity }) => {
    const cart = authorize(policies.deleteCart, identity, orRefuse(await trip.cart(path.cartId), cartNotFound));
    const answer = await trip.release(cart.id, null, false, 'deleted');
    if ('refusal' in answer) {
      if (answer.refusal === 'cart-paying')
        throw new Problem(409, 'cart-paying', 'Hay un pago en curso de este carrito.', { retryable: true });
      throw cartGone(answer.refusal);
    }
    return { status: 200, body: { id: cart.id, status: answer.status === 'expired' ? 'expired' : 'released' } };
  };
