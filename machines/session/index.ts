export { sessionMachine } from './session.machine.ts';
export { initialsOf, nameOf } from './session.rules.ts';
export type * from './session.types.ts';
