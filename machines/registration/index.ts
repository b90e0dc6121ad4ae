export { registrationMachine } from './registration.machine.ts';
export { registrationView } from './registration.view.ts';
