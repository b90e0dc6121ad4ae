export { freeOrderMachine } from './freeOrder.machine.ts';
export { freeOrderView } from './freeOrder.view.ts';
export type * from './freeOrder.types.ts';
