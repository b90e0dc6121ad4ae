export { tripActionsMachine } from './tripActions.machine.ts';
export { tripActionsView } from './tripActions.view.ts';
export type * from './tripActions.types.ts';
