import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { isMachine } from './graph.ts';
import { situationsIn, type Chart, type Situation } from './walk.ts';

/**
 * The type of `parameters.xstate`: a chart, a function that gives it, or `inspect` for an actor that the story runs. Storybook sends parameters
 * to its manager, so a large machine stands in a function. The situation of a story has the name of its export, else it is the one whose
 * example is the story's view. A chart without situations is at its beginning in every story.
 */
export type XStateParameter = Given | (() => Given) | { inspect: true };
type Given = ChartStory | AnyStateMachine;

export type ChartStory = Chart & {
  /** Maps a snapshot to the story's view; `situation` is the start of the walk. */
  view?: (snapshot: never, situation: never) => unknown;
  examples?: Readonly<Record<string, unknown>>;
};

/** `parameters.xstateArgs`: the names of the args for the view and the send function, `view` and `send` by default. */
export type ArgNames = { view?: string; send?: string };

/** Whether the story runs the actor of its chart. */
export function isInspected({ xstate }: Record<string, unknown>): boolean {
  return typeof xstate === 'object' && xstate !== null && 'inspect' in xstate && xstate.inspect === true;
}

/** The chart in the parameters of a story or of its file. */
export function chartOf(parameters: Record<string, unknown>): ChartStory | null {
  if (isInspected(parameters)) return null;
  const given = parameters['xstate'] as Given | (() => Given) | undefined;
  const chart = typeof given === 'function' ? given() : given;
  if (chart === undefined || chart === null) return null;
  const story = 'machine' in chart ? chart : { machine: chart };
  if (!isMachine(story.machine)) throw new TypeError('`parameters.xstate` has no machine of XState 5.');
  return story;
}

/** The name of the situation in which a story is. */
export function situationOf(chart: ChartStory, view: unknown, id: string, componentId: string): string | undefined {
  const { examples = {} } = chart;
  const names = Object.keys(situationsIn(chart));
  if (!chart.situations) return names[0];
  return names.find((name) => storyIdOf(componentId, name) === id) ?? Object.keys(examples).find((name) => examples[name] === view);
}

/** The id of the story whose export has the situation's name. */
export function storyIdOf(componentId: string, situation: string): string {
  return toId(componentId, storyNameFromExport(situation));
}

/** The view of a snapshot. */
export function viewOf({ view }: ChartStory, snapshot: AnyMachineSnapshot, situation: Situation): unknown {
  return view?.(snapshot as never, situation as never);
}
