export { checkoutMachine } from './checkout.machine.ts';
export { checkoutView } from './checkout.view.ts';
export type * from './checkout.types.ts';
