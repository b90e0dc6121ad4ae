import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { FORCE_RE_RENDER } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { ARRIVED, ASKED, LIVE, RESET, SENT, SHOWN, type Rest, type Shown } from './channel.ts';
import { graphOf } from './graph.ts';
import { offerStills } from './still.ts';
import { activeStates, begin, offersOf, restsOf, step, type Chart, type Situation } from './walk.ts';

/**
 * The type of `parameters.chart`. It is a function, because Storybook sends parameters to the manager, and a machine is large. The
 * situation of a story has the name of its export, else it is the one whose example is the story's view.
 */
export type ChartParameter = () => ChartStory;

export type ChartStory = Chart & {
  /** Maps a snapshot to the story's view; `situation` is the start of the walk. */
  view?: (snapshot: never, situation: never) => unknown;
  examples?: Readonly<Record<string, unknown>>;
};

/** The names of the args for the view and the send function. */
export type ArgNames = { view: string; send: string };

type Args = Record<string, unknown>;
type Context = { id: string; componentId: string; args: Args; parameters: Record<string, unknown> };

/** The chart of the current story, and its walk. */
type Stage = {
  storyId: string;
  componentId: string;
  chart: ChartStory;
  situation: Situation;
  snapshot: AnyMachineSnapshot;
  walked: string[];
  live: boolean;
  failure: string | null;
};

const defaultArgs: ArgNames = { view: 'view', send: 'send' };

/** Annotations of a preview that walk the chart of the story and update the story. */
export function chartAnnotations(names: ArgNames = defaultArgs) {
  let stage: Stage | null = null;
  offerStills();

  const channel = addons.ready().then((ready) => {
    const shown = () => stage && ready.emit(SHOWN, shownOf(stage));
    const went = () => {
      shown();
      ready.emit(FORCE_RE_RENDER);
    };
    const send = (event: AnyEventObject) => {
      if (stage) stage = walkOn(stage, event);
      went();
    };
    ready.on(ASKED, shown);
    ready.on(SENT, (index: number) => {
      const offer = stage && offersOf(stage.chart, stage.snapshot)[index];
      if (offer) send(offer.event);
    });
    ready.on(RESET, () => {
      stage = stage && { ...stage, snapshot: begin(stage.chart, stage.situation), walked: [], failure: null };
      went();
    });
    ready.on(LIVE, (live: boolean) => {
      stage = stage && { ...stage, live };
      went();
    });
    return { ready, send };
  });

  return {
    beforeEach: (context: Context) => {
      // It runs again whenever the story renders, and must not reset the walk.
      if (stage?.storyId === context.id) return;
      stage = stageOf(context, names);
      void channel.then(({ ready }) => ready.emit(ARRIVED, { storyId: context.id, hasChart: stage !== null }));
    },
    decorators: [
      <Story>(story: (update?: { args: Args }) => Story, context: Context): Story => {
        if (stage?.storyId !== context.id || (stage.walked.length === 0 && !stage.live)) return story();
        const { chart, situation, snapshot, live } = stage;
        const walked = chart.view ? { [names.view]: chart.view(snapshot as never, situation as never) } : {};
        const sends = live ? { [names.send]: (event: AnyEventObject) => void channel.then(({ send }) => send(event)) } : {};
        return story({ args: { ...context.args, ...walked, ...sends } });
      },
    ],
  };
}

function stageOf({ id, componentId, args, parameters }: Context, names: ArgNames): Stage | null {
  const chart = chartOf(parameters);
  if (!chart) return null;
  const name = situationOf(chart, args[names.view], id, componentId);
  const situation = name === undefined ? undefined : chart.situations[name];
  if (!situation) return null;
  return { storyId: id, componentId, chart, situation, snapshot: begin(chart, situation), walked: [], live: false, failure: null };
}

/** The chart in the parameters of a story or of its file. */
export function chartOf(parameters: Record<string, unknown>): ChartStory | null {
  const chart = parameters['chart'] as ChartParameter | undefined;
  return chart?.() ?? null;
}

function situationOf({ situations, examples = {} }: ChartStory, view: unknown, id: string, componentId: string): string | undefined {
  const named = Object.keys(situations).find((name) => storyIdOf(componentId, name) === id);
  return named ?? Object.keys(examples).find((name) => examples[name] === view);
}

/** The id of the story whose export has the situation's name. */
export function storyIdOf(componentId: string, situation: string): string {
  return toId(componentId, storyNameFromExport(situation));
}

function walkOn(stage: Stage, event: AnyEventObject): Stage {
  try {
    const snapshot = step(stage.chart.machine, stage.snapshot, event);
    if (snapshot === stage.snapshot) return stage;
    return { ...stage, snapshot, walked: [...stage.walked, event.type], failure: null };
  } catch (error) {
    return { ...stage, failure: error instanceof Error ? error.message : String(error) };
  }
}

function shownOf({ storyId, componentId, chart, snapshot, walked, live, failure }: Stage): Shown {
  return {
    storyId,
    graph: graphOf(chart.machine),
    active: activeStates(snapshot),
    ended: snapshot.status !== 'active',
    failure,
    offers: offersOf(chart, snapshot).map(({ event, name, takes }) => ({ type: event.type, name, takes })),
    walked,
    live,
    rests: Object.entries(restsOf(chart)).map(([situation, states]): Rest => ({
      situation,
      storyId: storyIdOf(componentId, situation),
      states,
    })),
  };
}
