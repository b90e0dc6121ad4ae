export { socialSignInMachine } from './socialSignIn.machine.ts';
export { socialSignInView } from './socialSignIn.view.ts';
export type * from './socialSignIn.types.ts';
