export { passwordRecoveryMachine } from './passwordRecovery.machine.ts';
export { passwordRecoveryView } from './passwordRecovery.view.ts';
