import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { orRefuse } from '../../shared/problem.ts';
import { authorize } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { validityOf } from '../domain/validity.ts';
import { downloadPass, reservationOf } from '../domain/wire.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { inZone } from '../../shared/time.ts';

/** API-072. Only the payer may read it. */
export const getCartDetail =
  ({ config, trip, payments, saga, clock, secret, wallets }: PaymentParts): Handler<operations['getCartDetail']> =>
  async ({ path, identity }) => {
    const found = authorize(policies.getCartDetail, identity, orRefuse(await payments.ofOrder(path.cartId), orderNotFound));
    // A reservation whose time is over ends here, so that nobody reads an old state.
    const payment = (await saga.advance(found.id)) ?? found;
    if (payment.order_id === null) throw orderNotFound();
    const order = await trip.order(payment.order_id);
    if (!order) throw orderNotFound();
    const { accountId: _account, paymentId: _payment, createdAt: _created, shopTimeZone, ...rest } = order;
    const pass = `?ticket=${downloadPass(secret, payment.folio, clock.now())}`;
    const tickets = `/payment-api/payment/tickets/${payment.folio}`;
    const isOffered = wallets.apple !== undefined || wallets.google !== undefined;
    const boarding = order.tickets.filter((ticket) => validityOf(ticket, { payment, order, now: clock.now() }) === 'valid');
    return {
      status: 200,
      body: {
        ...rest,
        earn_points: order.isChange ? order.earn_points : payment.earns,
        payment_data: {
          operation: payment.folio,
          transaction_id: order.transactionId,
          operation_date: inZone(payment.operation_at ?? payment.created_at, shopTimeZone),
          order_id: order.orderId,
          authorization: payment.authorization_code,
          amount: payment.amount,
        },
        reservation: reservationOf(payment),
        rides: config.rides,
        ticketsUrl: `${tickets}${pass}`,
        walletPasses: (isOffered ? boarding : []).flatMap(({ itemId }) =>
          itemId === null
            ? []
            : {
                itemId,
                apple: wallets.apple ? `${tickets}/${itemId}/apple${pass}` : null,
                google: wallets.google ? `${tickets}/${itemId}/google${pass}` : null,
              },
        ),
      },
    };
  };
