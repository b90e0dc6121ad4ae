export { cardPaymentMachine } from './cardPayment.machine.ts';
export { cardPaymentView } from './cardPayment.view.ts';
export { bankLimit, refusalOf } from './cardPayment.rules.ts';
export type * from './cardPayment.types.ts';
