import {
  createMachine,
  type ActorLogic,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { PageInput } from './booking.types.ts';

/** A chart with its input. */
export type Begun = { chart: AnyStateMachine; input: unknown };

type PageChart = ActorLogic<AnyMachineSnapshot, AnyEventObject, PageInput>;

/** The chart of a page without one. */
const withoutChart = createMachine({ id: 'withoutChart' });

/** Logic that runs the chart of a page. `find` returns null for a page without a chart. The files of the page have loaded. */
export function pageChart(find: (page: PageInput) => Begun | null): PageChart {
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, page: PageInput) => {
      const { chart, input } = find(page) ?? { chart: withoutChart, input: undefined };
      return chart.getInitialSnapshot(scope, input);
    },
    transition: (snapshot: AnyMachineSnapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope),
    start: (snapshot: AnyMachineSnapshot) => snapshot.machine.start(snapshot),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot, options) => snapshot.machine.getPersistedSnapshot(snapshot, options),
  };
  // The chart is that of a page which is known at run time only.
  return logic;
}
