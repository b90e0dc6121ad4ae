export { officeActMachine } from './officeAct.machine.ts';
export { officeActView } from './officeAct.view.ts';
export type * from './officeAct.types.ts';
