export { deviceDataMachine } from './deviceData.machine.ts';
export type * from './deviceData.types.ts';
