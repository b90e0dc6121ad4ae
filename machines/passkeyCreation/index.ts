export { passkeyCreationMachine } from './passkeyCreation.machine.ts';
export { passkeyCreationView } from './passkeyCreation.view.ts';
export type * from './passkeyCreation.types.ts';
