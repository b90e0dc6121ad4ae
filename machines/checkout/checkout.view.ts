import type { SnapshotFrom } from 'xstate';
import { EMPTY_CARD } from '../domain/card.ts';
import type { Change } from '../domain/change.ts';
import { offersCoupon } from '../domain/discount.ts';
import { referenceOf, type Cart } from '../domain/order.ts';
import { fullName } from '../domain/passenger.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { cartOf, cashOf, costsNothing, priceBefore, togglesPoints } from './checkout.rules.ts';
import type { CheckoutChildren, CheckoutContext, CheckoutView, SummaryView } from './checkout.types.ts';

/** The view of the checkout, with the views of its children. */
export function checkoutView(snapshot: SnapshotFrom<typeof checkoutMachine>, children: CheckoutChildren): CheckoutView {
  const { cart: loaded, cartId, failure } = snapshot.context;
  const isOver = snapshot.matches('cartExpired');
  if (isOver || snapshot.matches('cartFailed')) {
    return { screen: 'cartFailed', reason: isOver ? 'expired' : 'other', message: failure?.message ?? null };
  }
  if (snapshot.matches('signedOut')) return { screen: 'signedOut' };
  if (!loaded) return { screen: 'loading' };
  const cart = cartOf(snapshot.context);
  const { hold, cardPayment, freeOrder, cashReservation, pointsAndCoupon, paymentTruth } = children;
  if (snapshot.matches({ open: 'paymentTruth' })) {
    const { screen: truth, folio, orderId } = paymentTruth ?? { screen: 'asking', folio: null, orderId: null };
    return { screen: 'unknown', folio, reference: referenceOf(cartId), truth, orderId, total: cart.total };
  }
  if (snapshot.matches({ open: 'releasing' }) || snapshot.matches('abandoning')) return { screen: 'releasing' };
  const summary = summaryOf(cart, snapshot.context);
  if (snapshot.matches({ open: 'expired' })) {
    return { screen: 'expired', releasing: snapshot.matches({ open: { expired: 'releasing' } }), ...summary };
  }
  const payment = cardPayment ?? freeOrder ?? cashReservation;
  if (payment && payment.screen !== 'form') return { hold, ...payment, ...summary };
  return {
    screen: 'form',
    hold,
    priceBefore: priceBefore(snapshot.context),
    errors: EMPTY_CARD.errors,
    canPay: cashReservation?.screen === 'form' && cashReservation.canReserve,
    isAsking: false,
    alert: null,
    pointsAndCoupon,
    ...payment,
    ...summary,
  };
}

function summaryOf(cart: Cart, context: CheckoutContext): SummaryView {
  const { ways, subtotal, servicesTotal, credit, discount, points, total, isChange } = cart;
  return {
    ways,
    subtotal,
    /** COUPON-015 */
    servicesTotal: isChange && points > 0 ? 0 : servicesTotal,
    credit,
    discount,
    points,
    total,
    isChange,
    balance: togglesPoints(context) ? context.balance : null,
    offersCoupon: offersCoupon(cart),
    costsNothing: costsNothing(cart),
    method: context.method,
    cash: cashOf(context),
    termsFailed: context.termsFailed,
    changes: isChange ? changesOf(cart, context.change) : [],
  };
}

/** A change keeps the names, so they match each ticket with the one that it replaces. */
function changesOf({ ways }: Cart, change: Change | null): SummaryView['changes'] {
  return ways.flatMap(({ leg: { departs }, tickets }) =>
    tickets.map((ticket) => {
      const name = fullName(ticket);
      const old = change?.travellers.find((traveller) => fullName(traveller) === name);
      const before = change && old ? { departs: change.departs, seat: old.seatNumber } : null;
      return { name, before, now: { departs, seat: ticket.seatNumber } };
    }),
  );
}
