/** The served operations of openapi/payment.yaml: one file and one line each. */
export { cancelReservation } from './cancelReservation.ts';
export { createOrder } from './createOrder.ts';
export { createPayment } from './createPayment.ts';
export { createRideCoupons } from './createRideCoupons.ts';
export { deleteCart } from './deleteCart.ts';
export { downloadTickets } from './downloadTickets.ts';
export { forgetAccountPayments } from './forgetAccountPayments.ts';
export { getCart } from './getCart.ts';
export { getCartDetail } from './getCartDetail.ts';
export { getPaymentByKey } from './getPaymentByKey.ts';
export { getPaymentMethods } from './getPaymentMethods.ts';
export { getPaymentProviders } from './getPaymentProviders.ts';
export { getPaymentTransaction } from './getPaymentTransaction.ts';
export { receiveBankEvent } from './receiveBankEvent.ts';
export { receiveCashEvent } from './receiveCashEvent.ts';
export { resendTickets } from './resendTickets.ts';
