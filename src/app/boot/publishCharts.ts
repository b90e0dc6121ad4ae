import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { BookingActor } from './bookingActor.ts';

type Charts = Record<string, { value: unknown; status: string }>;

function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}

/** Writes the state names of each chart to the page for path tests. It writes no context. */
export function publishCharts(booking: BookingActor): void {
  const charts: Charts = {};
  const keep = ({ machine, value, status }: AnyMachineSnapshot) => {
    charts[machine.id] = { value, status };
    document.documentElement.dataset['charts'] = JSON.stringify(charts);
  };
  const walk = (snapshot: AnyMachineSnapshot) => {
    keep(snapshot);
    for (const child of Object.values(snapshot.children)) {
      const below = (child as AnyActorRef | undefined)?.getSnapshot();
      if (isMachine(below)) walk(below);
    }
  };
  walk(booking.getSnapshot());
  booking.system.inspect((change) => {
    if (change.type === '@xstate.snapshot' && isMachine(change.snapshot)) keep(change.snapshot);
  });
}
