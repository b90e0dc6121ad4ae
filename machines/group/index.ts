export { groupMachine } from './group.machine.ts';
export { groupView } from './group.view.ts';
export type * from './group.types.ts';
