export { blockMachine } from './block.machine.ts';
export { identify } from './block.ports.ts';
export { isSameParty } from './block.rules.ts';
export { blockView } from './block.view.ts';
export type * from './block.types.ts';
