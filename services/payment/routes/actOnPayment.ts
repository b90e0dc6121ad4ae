import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { actOnPayment as act } from '../saga/actOnPayment.ts';
import { namedPayment } from './office/namedPayment.ts';

/** Carries out one of the acts that a payment allows now. */
export const actOnPayment =
  (parts: PaymentParts): Handler<operations['actOnPayment']> =>
  async ({ path, body, request }) => {
    const payment = await namedPayment(parts, path.folio);
    const state = await act(parts, payment, {
      member: memberOf(request),
      act: body.act,
      reason: body.reason.trim(),
      proof: body.proof?.trim() ?? null,
    });
    return { status: 200, body: { state } };
  };
