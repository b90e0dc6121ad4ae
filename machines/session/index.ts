export { sessionMachine } from './session.machine.ts';
export { initials } from './session.rules.ts';
export type * from './session.types.ts';
