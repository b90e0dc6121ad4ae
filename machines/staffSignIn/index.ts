export { staffSignInMachine } from './staffSignIn.machine.ts';
export { staffSignInView } from './staffSignIn.view.ts';
export type * from './staffSignIn.types.ts';
