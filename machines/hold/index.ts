export { holdMachine } from './hold.machine.ts';
export { holdView } from './hold.view.ts';
export type * from './hold.types.ts';
