import type { SnapshotFrom } from 'xstate';
import type { busMachine } from './bus.machine.ts';
import type { BusView, LiveView } from './bus.types.ts';

type Snapshot = SnapshotFrom<typeof busMachine>;

export function busView(snapshot: Snapshot): BusView {
  const { floor, liveSince, failure } = snapshot.context;
  return { floor, live: { status: liveStatus(snapshot), since: liveSince }, failure: snapshot.matches({ map: 'failed' }) ? failure : null };
}

function liveStatus(snapshot: Snapshot): LiveView['status'] {
  if (snapshot.matches({ live: { joined: 'listening' } })) return 'live';
  return snapshot.matches({ live: { joined: 'lost' } }) ? 'lost' : 'connecting';
}
