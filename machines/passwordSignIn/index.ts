export { passwordSignInMachine } from './passwordSignIn.machine.ts';
export { passwordSignInView } from './passwordSignIn.view.ts';
export type * from './passwordSignIn.types.ts';
