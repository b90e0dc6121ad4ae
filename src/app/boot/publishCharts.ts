import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { BookingActor } from './bookingActor.ts';

type Charts = Record<string, { value: unknown; status: string }>;

function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}

/** Writes the state names of each chart to the page for path tests, by the ids of chart and actor. It writes no context. */
export function publishCharts(booking: BookingActor): void {
  const charts: Charts = {};
  const publish = ({ machine, value, status }: AnyMachineSnapshot, actor: string) => {
    charts[machine.id] = charts[actor] = { value, status };
    document.documentElement.dataset['charts'] = JSON.stringify(charts);
  };
  const walk = (snapshot: AnyMachineSnapshot, actor: string) => {
    publish(snapshot, actor);
    for (const [id, child] of Object.entries(snapshot.children)) {
      const below = (child as AnyActorRef | undefined)?.getSnapshot();
      if (isMachine(below)) walk(below, id);
    }
  };
  walk(booking.getSnapshot(), booking.id);
  booking.system.inspect((change) => {
    // Every inspected actor belongs to the system of the wizard.
    if (change.type === '@xstate.snapshot' && isMachine(change.snapshot)) publish(change.snapshot, (change.actorRef as AnyActorRef).id);
  });
}
