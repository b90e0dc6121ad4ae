export { passkeySignInMachine } from './passkeySignIn.machine.ts';
export { passkeySignInView } from './passkeySignIn.view.ts';
export type * from './passkeySignIn.types.ts';
