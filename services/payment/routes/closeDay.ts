import { Temporal } from 'temporal-polyfill';
import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { defaultCurrency } from '../../shared/money.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { spanOfDay } from '../domain/shopDay.ts';
import { closeDay as close } from '../saga/closeDay.ts';

/** What moved at the bank on a day of the shop, and where our ledger says another thing. */
export const closeDay =
  ({ config, db, bank }: PaymentParts): Handler<operations['closeDay']> =>
  async ({ query: { day } }) => {
    const { from, until } = spanOfDay(Temporal.PlainDate.from(day), config.shopTimeZone ?? 'UTC');
    const closed = await close(db, bank, from, until);
    if (closed === 'silence') throw new Problem(503, 'bank-silent', 'El banco no contesta. Intenta de nuevo.', {}, { 'retry-after': '2' });
    const { differences, ...sums } = closed;
    return {
      status: 200,
      body: { day, currency: config.currency ?? defaultCurrency, ...sums, differences: differences.map((one) => ({ ...one })) },
    };
  };
