import type { SnapshotFrom } from 'xstate';
import type { holdMachine } from './hold.machine.ts';
import { countdown } from './hold.rules.ts';
import type { HoldView } from './hold.types.ts';

export function holdView(snapshot: SnapshotFrom<typeof holdMachine>): HoldView {
  return { screen: snapshot.value, ...countdown(snapshot.context) };
}
