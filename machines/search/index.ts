export { searchMachine } from './search.machine.ts';
export { searchView } from './search.view.ts';
export type * from './search.types.ts';
