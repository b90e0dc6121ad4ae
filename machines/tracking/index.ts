export { trackingMachine } from './tracking.machine.ts';
export { trackingView } from './tracking.view.ts';
export type * from './tracking.types.ts';
