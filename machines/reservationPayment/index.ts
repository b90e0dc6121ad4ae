export { reservationPaymentMachine } from './reservationPayment.machine.ts';
export { reservationPaymentView } from './reservationPayment.view.ts';
export type * from './reservationPayment.types.ts';
