export { cardPaymentMachine } from './cardPayment.machine.ts';
export { cardPaymentView } from './cardPayment.view.ts';
export type * from './cardPayment.types.ts';
