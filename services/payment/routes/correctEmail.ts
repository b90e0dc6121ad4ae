import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { masked } from '../domain/masked.ts';
import { addressesIn } from '../domain/addresses.ts';
import { correctEmail as correct } from '../saga/correctEmail.ts';
import { namedPayment } from './office/namedPayment.ts';

/** Corrects a typing error in the e-mail of who paid, and sends the tickets to the right one. */
export const correctEmail =
  (parts: PaymentParts): Handler<operations['correctEmail']> =>
  async ({ path, body, header, request }) => {
    const [email = ''] = addressesIn(body.email);
    const payment = await namedPayment(parts, path.folio);
    const correction = { member: memberOf(request), email, reason: body.reason.trim(), key: header['idempotency-key'] };
    await correct(parts, payment, correction);
    return { status: 200, body: { to: masked(email) } };
  };
