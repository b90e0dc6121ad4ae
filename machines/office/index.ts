export { officeMachine } from './office.machine.ts';
export { mayDo, mayOpen, placeNamed } from './office.rules.ts';
export { officeView } from './office.view.ts';
export type * from './office.types.ts';
