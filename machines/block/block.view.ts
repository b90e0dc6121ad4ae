import type { SnapshotFrom } from 'xstate';
import type { blockMachine } from './block.machine.ts';
import type { BlockView } from './block.types.ts';

export function blockView(snapshot: SnapshotFrom<typeof blockMachine>): BlockView {
  return { identifying: snapshot.matches({ preparing: 'identifying' }) };
}
