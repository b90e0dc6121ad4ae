import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { tidyText } from '../../shared/names.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { authorize, callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { isServed, namesPassenger, newRideCode } from '../domain/rides.ts';
import { couponUnproved } from '../domain/coupon.ts';
import { holderOf } from '../domain/quote.ts';
import { orderNotFound } from '../domain/refusals.ts';

/** API-086. One per person: the rows of the account and of the person's marks are inserted in the transaction that sends the codes. (decision 40) */
export const createRideCoupons =
  ({ config, db, trip, payments, persons, outbox, clock }: PaymentParts): Handler<operations['createRideCoupons']> =>
  async ({ body, identity }) => {
    const caller = callerOf(policies.createRideCoupons, identity);
    const payment = await payments.ofOrder(body.numOperation);
    if (!config.rides || !payment?.order_id) throw orderNotFound();
    authorize(policies.createRideCoupons, caller, payment);
    const order = await trip.order(payment.order_id);
    if (!order || order.status !== 'paid') throw orderNotFound();
    const live = { tickets: order.tickets.filter(({ status }) => status === 'issued') };
    if (!body.coupons.every((coupon) => isServed(live, coupon)))
      throw new Problem(422, 'terminal-not-served', 'Esa terminal no tiene descuento de traslado.');
    if (!body.coupons.every(({ name }) => namesPassenger(live, name)))
      throw new Problem(422, 'passenger-unknown', 'Escribe el nombre de un pasajero de esta compra.');
    const { isProved, marks } = holderOf(persons, caller);
    if (!isProved) throw couponUnproved();
    const given = body.coupons.map((coupon) => ({ ...coupon, name: tidyText(coupon.name), code: newRideCode() }));
    await db.transaction(async (tx) => {
      const rows = await tx.query(
        'insert into payment.ride_coupon (account_id, order_id, codes, given_at) values ($1, $2, $3, $4) on conflict do nothing returning account_id',
        [caller.subject, order.orderId, JSON.stringify(given.map(({ terminal, code }) => ({ terminal, code }))), clock.date()],
      );
      const counted = await tx.query(
        'insert into payment.ride_mark (mark, given_at) select mark, $2 from unnest($1::text[]) as mark order by mark on conflict do nothing returning mark',
        [marks, clock.date()],
      );
      if (rows.length === 0 || counted.length < marks.length)
        throw new Problem(409, 'ride-coupon-given', 'Disculpa, sólo se puede generar un cupón por cuenta');
      for (const { name, email, terminal, code } of given) {
        const text = `Hola, ${name}. Tu cupón de traslado en ${terminal} es ${code}. Vale para un viaje Economy desde o hacia la terminal.`;
        await outbox.mail(tx, { to: email, subject: `Tu cupón de traslado · ${terminal}`, text }, caller.subject);
      }
    });
    return { status: 200, body: { data: { data: given.map(({ code }) => ({ status: 'success' as const, code })) } } };
  };
