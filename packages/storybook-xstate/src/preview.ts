import { FORCE_RE_RENDER, FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { ARRIVED, ASKED, LIVE, REPLAYED, RESET, SENT, SHOWN, type Replay, type Rest, type Sent, type Shown } from './channel.ts';
import { attempt, eventName, graphOf, type ChartGraph } from './graph.ts';
import { listen } from './inspect.ts';
import { afterNews, type Live } from './live.ts';
import { offerStills } from './still.ts';
import { chartOf, isInspected, situationOf, storyIdOf, viewOf, type ArgNames, type ChartStory } from './story.ts';
import { activeStates, begin, contextOf, offersOf, reasonOf, restsOf, situationsIn, step, type Offer, type Situation } from './walk.ts';

type Args = Record<string, unknown>;
type Context = { id: string; componentId: string; args: Args; parameters: Record<string, unknown> };

/** The chart of the current story, and its walk; without a snapshot the chart threw before it began. */
type Stage = {
  storyId: string;
  componentId: string;
  names: Required<ArgNames>;
  chart: ChartStory | null;
  situation: Situation;
  snapshot: AnyMachineSnapshot | null;
  /** The snapshot before the last event. */
  before: AnyMachineSnapshot | null;
  /** The actor that the story runs: `null` until it begins, and `undefined` where the chart is walked. */
  actor: Live | null | undefined;
  /** The steps of a path came before `walked`. */
  isOnPath: boolean;
  walked: string[];
  sent: string[];
  live: boolean;
  failure: string | null;
};

let stage: Stage | null = null;
/** Told again to a panel that begins later. */
let arrived: { storyId: string; hasChart: boolean } | null = null;
/** The story that has rendered and ended its `play`, which expects the story as it is. */
let finished: string | null = null;
let awaiting: Replay | null = null;
offerStills();

const channel = addons.ready().then((ready) => {
  const shown = () => stage && ready.emit(SHOWN, shownOf(stage));
  const went = () => {
    shown();
    ready.emit(FORCE_RE_RENDER);
  };
  const play = () => {
    if (!stage || !awaiting || finished !== stage.storyId) return;
    stage = replayed(stage, awaiting);
    awaiting = null;
    went();
  };
  const send = (event: AnyEventObject) => {
    if (stage?.actor) return stage.actor.actor.send(event);
    if (stage) stage = walkOn(stage, event);
    went();
  };
  ready.on(ASKED, () => (stage ? shown() : arrived && ready.emit(ARRIVED, arrived)));
  ready.on(SENT, ({ index, data }: Sent) => {
    const offer = stage && offersNow(stage)[index];
    if (offer) send({ ...data, ...offer.event });
  });
  ready.on(RESET, () => {
    if (stage?.actor) return ready.emit(FORCE_REMOUNT, { storyId: stage.storyId });
    stage = stage && fresh(stage);
    went();
  });
  ready.on(REPLAYED, (replay: Replay) => {
    awaiting = replay;
    play();
  });
  ready.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => {
    finished = storyId;
    play();
  });
  ready.on(LIVE, (live: boolean) => {
    stage = stage && { ...stage, live };
    went();
  });
  listen((news) => {
    if (stage?.actor === undefined) return;
    const actor = afterNews(stage.actor, news);
    if (actor === null || actor === stage.actor) return;
    stage = {
      ...stage,
      actor,
      chart: { machine: actor.actor.logic },
      snapshot: actor.snapshot,
      before: actor.before,
      walked: actor.walked,
    };
    shown();
  });
  return { ready, send };
});

/** Annotation of the preview: finds the chart of the story. */
export function beforeEach(context: Context): void {
  // It runs again whenever the story renders, and must not reset the walk.
  if (stage?.storyId === context.id) return;
  stage = stageOf(context);
  awaiting = null;
  arrived = { storyId: context.id, hasChart: stage !== null };
  void channel.then(({ ready }) => ready.emit(ARRIVED, arrived));
}

/** Annotation of the preview: gives the story the view of the walk. */
export const decorators = [
  <Story>(story: (update?: { args: Args }) => Story, context: Context): Story => {
    if (stage?.storyId !== context.id || stage.actor !== undefined || (stage.walked.length === 0 && !stage.isOnPath && !stage.live))
      return story();
    return story({ args: { ...context.args, ...argsOf(stage) } });
  },
];

function argsOf(now: Stage): Args {
  const { chart, situation, snapshot, names, live } = now;
  const sends = live ? { [names.send]: (event: AnyEventObject) => void channel.then(({ send }) => send(event)) } : {};
  if (!chart?.view || !snapshot) return sends;
  try {
    return { [names.view]: viewOf(chart, snapshot, now.isOnPath ? likeness(chart, snapshot, situation) : situation), ...sends };
  } catch (error) {
    const failure = reasonOf(error);
    if (now.failure !== failure) {
      stage = { ...now, failure };
      void channel.then(({ ready }) => stage && ready.emit(SHOWN, shownOf(stage)));
    }
    return sends;
  }
}

const START: Situation = { input: undefined, events: [] };

function stageOf({ id, componentId, args, parameters }: Context): Stage | null {
  const names = { view: 'view', send: 'send', ...(parameters['xstateArgs'] as ArgNames | undefined) };
  const blank = {
    storyId: id,
    componentId,
    names,
    situation: START,
    snapshot: null,
    before: null,
    actor: undefined,
    isOnPath: false,
    walked: [],
    sent: [],
    live: false,
    failure: null,
  };
  if (isInspected(parameters)) return { ...blank, chart: null, actor: null };
  try {
    const chart = chartOf(parameters);
    if (!chart) return null;
    const situations = situationsIn(chart);
    const name = situationOf(chart, args[names.view], id, componentId);
    const situation = name === undefined ? undefined : situations[name];
    return situation ? begun({ ...blank, chart, situation }) : null;
  } catch (error) {
    return { ...blank, chart: null, failure: reasonOf(error) };
  }
}

function begun(stage: Stage): Stage {
  try {
    return { ...stage, snapshot: stage.chart && begin(stage.chart, stage.situation) };
  } catch (error) {
    return { ...stage, snapshot: null, failure: reasonOf(error) };
  }
}

function walkOn(stage: Stage, event: AnyEventObject): Stage {
  const { chart, snapshot } = stage;
  if (!chart || !snapshot) return stage;
  try {
    const next = step(chart.machine, snapshot, event);
    if (next === snapshot) return stage;
    const name = eventName(chart.machine, event.type);
    return {
      ...stage,
      snapshot: next,
      before: snapshot,
      walked: [...stage.walked, name],
      sent: [...stage.sent, nameOf(stage, event) ?? name],
      failure: null,
    };
  } catch (error) {
    return { ...stage, failure: reasonOf(error) };
  }
}

/** The name of an event among the offers. */
function nameOf(stage: Stage, event: AnyEventObject): string | undefined {
  const text = attempt(() => JSON.stringify(event));
  return offersNow(stage).find((offer) => offer.event === event || attempt(() => JSON.stringify(offer.event)) === text)?.name;
}

/** The stage at the situation of its story. */
function fresh(stage: Stage): Stage {
  return begun({ ...stage, before: null, isOnPath: false, walked: [], sent: [], failure: null });
}

function replayed(stage: Stage, { path, sent }: Replay): Stage {
  const start = path === null ? fresh(stage) : onPath(stage, path);
  return sent.reduce((now, name) => {
    const offer = offersNow(now).find((one) => one.name === name);
    return offer ? walkOn(now, offer.event) : { ...now, failure: name };
  }, start);
}

/** The stage after these events of a model; what the chart throws there is its failure. */
function onPath(stage: Stage, { model: index, events }: NonNullable<Replay['path']>): Stage {
  const model = stage.chart?.models?.[index];
  if (!stage.chart || !model) return stage;
  const blank = { ...stage, before: null, isOnPath: true, walked: [], sent: [], failure: null };
  try {
    const known = events.flatMap((sent) => (typeof sent === 'string' ? (model.events[sent] ?? []) : sent));
    return { ...blank, snapshot: begin(stage.chart, { input: model.input, events: known }) };
  } catch (error) {
    return { ...blank, snapshot: null, failure: reasonOf(error) };
  }
}

/** The situation in the same states as the snapshot, which may have what a view needs besides. */
function likeness(chart: ChartStory, snapshot: AnyMachineSnapshot, otherwise: Situation): Situation {
  const states = activeStates(snapshot).join();
  const [name] = Object.entries(restsOf(chart)).find(([, rests]) => rests.join() === states) ?? [];
  return name === undefined ? otherwise : (situationsIn(chart)[name] ?? otherwise);
}

function offersNow({ chart, snapshot }: Stage): Offer[] {
  return chart && snapshot ? offersOf(chart, snapshot) : [];
}

/** All that the panel shows. What the chart throws is a part of it. */
function shownOf(stage: Stage): Shown {
  const { storyId, componentId, chart, snapshot, walked, sent, live } = stage;
  let { failure } = stage;
  const read = <Value>(work: () => Value, otherwise: Value): Value => {
    try {
      return work();
    } catch (error) {
      failure ??= reasonOf(error);
      return otherwise;
    }
  };
  const graph = read(() => (chart ? graphOf(chart.machine) : NOTHING), NOTHING);
  const offers = read(() => offersNow(stage), []);
  const rests = read(() => (chart?.situations ? Object.entries(restsOf(chart)) : []), []);
  return {
    storyId,
    graph,
    active: snapshot ? activeStates(snapshot) : [],
    ended: snapshot !== null && snapshot.status !== 'active',
    offers: offers.map(({ event, name, sample, isBare, takes, failure }) => ({ type: event.type, name, sample, isBare, takes, failure })),
    walked,
    sent,
    live,
    rests: rests.map(([situation, states]): Rest => ({ situation, storyId: storyIdOf(componentId, situation), states })),
    failure,
    context: snapshot ? contextOf(snapshot, stage.before) : [],
    messages: stage.actor?.messages ?? [],
    isAwaited: stage.actor === null,
  };
}

const NOTHING: ChartGraph = { id: '', states: [], edges: [], writes: 'arrows' };
