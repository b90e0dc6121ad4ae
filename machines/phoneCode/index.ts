export { phoneCodeMachine } from './phoneCode.machine.ts';
export { phoneCodeView } from './phoneCode.view.ts';
export type * from './phoneCode.types.ts';
