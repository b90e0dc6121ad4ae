export { signInMachine } from './signIn.machine.ts';
export { signInView } from './signIn.view.ts';
export type * from './signIn.types.ts';
