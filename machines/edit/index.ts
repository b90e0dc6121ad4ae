export { editMachine } from './edit.machine.ts';
export { begunOf } from './edit.rules.ts';
export { editView } from './edit.view.ts';
export type * from './edit.types.ts';
