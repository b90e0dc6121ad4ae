import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { next } from './cross.ts';
import { beginning, canHappen, follow, type Model, type Path, type Step } from './model.ts';

/** The cause of a step in the test environment: as words for a tester, and as tools that a program offers. */
export type Cause<Tool = unknown> = {
  readonly text: string;
  readonly tools: readonly Tool[];
  /** The cause has to be there before the last action of the person, because the answer follows it. */
  readonly when?: 'before';
  /** A value that the person types: any of these has the effect. It is named where it is typed, not where its effect shows. */
  readonly typed?: { readonly label: string; readonly accepts: readonly string[] };
  /** What the step needs besides the typed value. */
  readonly besides?: Cause<Tool>;
};

/** The position in the path: the situation before the step, and the steps after it. `typed` is the printed value of the step. */
export type Place = { from: AnyMachineSnapshot; rest: readonly Step[]; typed?: string | undefined };
export type Act<Stage> = (stage: Stage, place: Place) => Promise<void>;

/** The situations in which a browser allows an event, with the reason. */
export type Limit = { because: string; holds: (snapshot: AnyMachineSnapshot) => boolean };

/** The played steps of a path, and the next ones. */
export type Way = { past: readonly Step[]; rest: readonly Step[] };

/** The definition of one event of a chart for the paths. */
export type ChartEvent<Stage = never, Tool = unknown> = {
  /** The event in plain words. */
  says: string;
  /** How the test environment causes it, where needed; it may depend on the next steps and on those before. */
  sandbox?: Cause<Tool> | ((rest: readonly Step[], past: readonly Step[]) => Cause<Tool> | undefined);
  /** The label of the value that the person types in this step, such as `card`. */
  types?: string;
  /** The page does this by itself and shows nothing, so a person neither takes nor sees the step. */
  internal?: true;
  /** Whether a person acts, where the type of the event does not tell. */
  acts?: boolean;
  limit?: Limit;
  /** The situations in which the page itself answers at once, so that the waiting state cannot be seen. */
  passing?: (snapshot: AnyMachineSnapshot, way: Way) => boolean;
  /** Events that the page sends right after the step, by situation. */
  brings?: (from: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** Ids of the requirements that the step proves, by situation. */
  proves?: (from: AnyMachineSnapshot) => readonly string[];
} & (
  | {
      /** Plays the event in a browser. */
      play: Act<Stage>;
      unrun?: never;
    }
  | {
      /** Why no browser can cause it. */
      unrun: string;
      play?: never;
    }
);

/** A chart in a browser: the start of its paths, and its events. */
export type ChartTable<Stage = never, Tool = unknown, Event extends string = string> = {
  /** How a tester reaches the beginning by hand; where it depends on the path, `model` is the index of its model. */
  start: string | ((model: number, steps: readonly Step[]) => string);
  /** The id of the actor that runs a model, where the page runs several of the chart; by default the id of the chart. */
  actorOf?: (model: number) => string;
  /** Brings the browser to the beginning of the chart; `model` is the index of the model, `typed` a value that is given before the path. */
  begin: (stage: Stage, model: number, steps: readonly Step[], typed?: string) => Promise<void>;
  events: Readonly<Record<Event, ChartEvent<Stage, Tool>>>;
};

/** A chart with its models. Without a table no browser walks it, and event names stand for its words. */
export type Chart<Table extends ChartTable = ChartTable> = {
  id: string;
  models: Model[];
  table: Table | null;
  /** Text that decides how the chart behaves and that its definition does not contain, such as the source of its guards. */
  source?: string;
  /** The paths that cross every transition, kept from an earlier exploration of the same content; see `coverOf`. */
  cover?: Cover;
};

/** Paths by the index of their model and the names of their events. */
export type Cover = readonly (readonly [model: number, events: readonly string[]])[];

type EventsOf<M> = M extends { events: infer Events } ? keyof Events & string : never;
/** The names of the events of a model, or of several models of one chart. */
export type EventOf<Models> = EventsOf<Models extends readonly (infer One)[] ? One : Models>;

/** The first of these steps that follows in the path, which decides what the current step must prepare. */
export function nextOf<Name extends string>(rest: readonly Step[], ...names: readonly Name[]): Name | undefined {
  return rest.map(({ name }) => names.find((candidate) => candidate === name)).find((name) => name !== undefined);
}

/** The situation of the chart after all immediate answers. */
export function atRest(models: readonly Model[], table: ChartTable, snapshot: AnyMachineSnapshot, way: Way): AnyMachineSnapshot {
  const passing = Object.entries(table.events)
    .filter(([, { passing: holds }]) => holds?.(snapshot, way))
    .flatMap(([name]) => models.flatMap(({ events }) => events[name] ?? []));
  const answer = passing.find((event) => canHappen(snapshot, event));
  return answer ? atRest(models, table, next(snapshot.machine, snapshot, answer), way) : snapshot;
}

/** The part of a chart's model that a browser can walk. */
function walkable(model: Model, table: Pick<ChartTable, 'events'>): Model {
  const events = Object.fromEntries(Object.entries(model.events).filter(([name]) => table.events[name]?.play));
  const nameOf = new Map(Object.entries(events).map(([name, event]) => [event, name]));
  const entryOf = (event: AnyEventObject) => table.events[nameOf.get(event) ?? ''];
  return {
    ...model,
    events,
    mayHappen: (snapshot, event) => (model.mayHappen?.(snapshot, event) ?? true) && (entryOf(event)?.limit?.holds(snapshot) ?? true),
    brings: (snapshot, event) => [...(model.brings?.(snapshot, event) ?? []), ...(entryOf(event)?.brings?.(snapshot) ?? [])],
  };
}

/** The models of a chart, limited to what a browser can walk. */
export function walked({ models, table }: Chart): Model[] {
  return table ? models.map((model) => walkable(model, table)) : models;
}

/** The requirements that the steps of a path prove. */
export function provedBy(chart: Chart, { model: place, steps }: Pick<Path, 'steps'> & { model: number }): string[] {
  const { table } = chart;
  const model = walked(chart)[place];
  if (!table || !model) return [];
  let snapshot = beginning(model);
  const ids = steps.flatMap(({ name, event }) => {
    const proved = table.events[name]?.proves?.(snapshot) ?? [];
    snapshot = follow(model, snapshot, event).end;
    return proved;
  });
  return [...new Set(ids)];
}
