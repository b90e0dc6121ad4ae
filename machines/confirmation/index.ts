export { confirmationMachine } from './confirmation.machine.ts';
export { confirmationView } from './confirmation.view.ts';
export type * from './confirmation.types.ts';
