export { HIDDEN_PATIENCE_MS, liveChannelMachine } from './liveChannel.machine.ts';
export { backoff } from './liveChannel.rules.ts';
export type * from './liveChannel.types.ts';
