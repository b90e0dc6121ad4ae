export { cancellationMachine } from './cancellation.machine.ts';
export { cancellationOf } from './cancellation.rules.ts';
export { cancellationView } from './cancellation.view.ts';
export type * from './cancellation.types.ts';
