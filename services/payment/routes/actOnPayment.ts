import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { orRefuse } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { paymentNotFound } from '../domain/refusals.ts';
import { actOnPayment as act } from '../saga/actOnPayment.ts';

/** Carries out one of the acts that a payment allows now. */
export const actOnPayment =
  (parts: PaymentParts): Handler<operations['actOnPayment']> =>
  async ({ path, body, request }) => {
    const payment = orRefuse(await parts.payments.ofFolio(path.folio.toUpperCase()), paymentNotFound);
    const state = await act(parts, payment, {
      member: memberOf(request),
      act: body.act,
      reason: body.reason.trim(),
      proof: body.proof?.trim() ?? null,
    });
    return { status: 200, body: { state } };
  };
