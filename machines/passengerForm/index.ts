export { passengerFormMachine } from './passengerForm.machine.ts';
export { draftOf, passengerOf } from './passengerForm.rules.ts';
export { passengerFormView } from './passengerForm.view.ts';
export type * from './passengerForm.types.ts';
