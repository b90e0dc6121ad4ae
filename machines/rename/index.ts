export { renameMachine } from './rename.machine.ts';
export { renameView } from './rename.view.ts';
export type * from './rename.types.ts';
