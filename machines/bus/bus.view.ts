import type { SnapshotFrom } from 'xstate';
import type { busMachine } from './bus.machine.ts';
import type { BusView, LiveView } from './bus.types.ts';

type Snapshot = SnapshotFrom<typeof busMachine>;

export function busView(snapshot: Snapshot): BusView {
  const { floor, liveSince, failure } = snapshot.context;
  return { floor, live: { status: liveStatus(snapshot), since: liveSince }, failure: isIn(snapshot, { map: 'failed' }) ? failure : null };
}

function liveStatus(snapshot: Snapshot): LiveView['status'] {
  if (isIn(snapshot, { live: { joined: 'listening' } })) return 'live';
  return isIn(snapshot, { live: { joined: 'lost' } }) ? 'lost' : 'connecting';
}

function isIn(snapshot: Snapshot, open: { map: 'failed' } | { live: { joined: 'listening' | 'lost' } }): boolean {
  return snapshot.matches({ open });
}
