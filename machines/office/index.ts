export { officeMachine } from './office.machine.ts';
export { mayDo, mayOpen } from './office.rules.ts';
export { officeView } from './office.view.ts';
export type * from './office.types.ts';
