export { cancellationMachine } from './cancellation.machine.ts';
export { cancellationView } from './cancellation.view.ts';
export type * from './cancellation.types.ts';
