export { tripActionsMachine } from './tripActions.machine.ts';
export type * from './tripActions.types.ts';
