export { paymentTruthMachine } from './paymentTruth.machine.ts';
export { paymentTruthView } from './paymentTruth.view.ts';
export type * from './paymentTruth.types.ts';
