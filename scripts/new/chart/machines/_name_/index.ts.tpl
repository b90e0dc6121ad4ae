export { _name_Machine } from './_name_.machine.ts';
export { _name_View } from './_name_.view.ts';
export type * from './_name_.types.ts';
