export { updateDataMachine } from './updateData.machine.ts';
export { updateDataView } from './updateData.view.ts';
export type * from './updateData.types.ts';
