export { challengeMachine } from './challenge.machine.ts';
export { challengeView } from './challenge.view.ts';
export type * from './challenge.types.ts';
