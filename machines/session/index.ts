export { sessionMachine } from './session.machine.ts';
export { initials } from './session.rules.ts';
export { sessionView } from './session.view.ts';
export type * from './session.types.ts';
