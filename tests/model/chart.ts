import type { Expect, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { next } from '../../machines/testing/next.ts';
import { canHappen, type Model, type Step } from '../../machines/testing/paths.ts';
import type { Bus, Shop } from '../journeys/journey.ts';
import type { Traveller } from '../journeys/guest.ts';
import type { Books } from '../pages/Books.ts';
import type { Outbox } from '../pages/Outbox.ts';
import type { Switchboard } from '../pages/Switchboard.ts';
import type { Session } from '../../src/app/session/tokens.ts';
import type { Buyer } from './browser/buyer.ts';
import type { StepFiles } from './browser/stepFiles.ts';
import type { Gate, Gates } from './browser/gates.ts';
import type { Sandbox } from './sandbox.ts';

/** The parts that play a step. */
export type Stage = {
  page: Page;
  expect: Expect;
  shop: Shop;
  gates: Gates;
  files: StepFiles;
  switchboard: Switchboard;
  outbox: Outbox;
  books: Books;
  traveller: Traveller;
  /** A bus of its own, or the first one after it that has what the path needs. */
  bus: Bus;
  buyer: Buyer;
  /** The traveller's session at the start. */
  session: Session | null;
  /** Another buyer who wants the same seats. */
  other: Buyer;
  /** Values that the path keeps between steps. */
  notes: Map<string, string>;
};

/** The position in the path: the situation before the step, and the steps after it. */
export type Place = { from: AnyMachineSnapshot; rest: readonly Step[] };
export type Act = (stage: Stage, place: Place) => Promise<void>;

/** The situations in which a browser allows an event, with the reason. */
export type Limit = { because: string; holds: (snapshot: AnyMachineSnapshot) => boolean };

/** The played steps of a path, and the next ones. */
export type Way = { past: readonly Step[]; rest: readonly Step[] };

/** The definition of one event of a chart for the paths. */
export type ChartEvent = {
  /** The event in plain words. */
  says: string;
  /** How the sandbox causes it, where needed; it may depend on the next steps. */
  sandbox?: Sandbox | ((rest: readonly Step[]) => Sandbox | undefined);
  /** The label of the value that the traveller types in this step, such as `tarjeta`. */
  types?: string;
  /** The page does this by itself and shows nothing, so a person neither takes nor sees the step. */
  internal?: true;
  /** Whether the traveller acts, where the type of the event does not tell. */
  acts?: boolean;
  limit?: Limit;
  /** The situations in which the page itself answers at once, so that the waiting state cannot be seen. */
  passing?: (snapshot: AnyMachineSnapshot, way: Way) => boolean;
  /** Events that the page sends right after the step, by situation. */
  brings?: (from: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** Requirements that the step proves, by situation. */
  proves?: (from: AnyMachineSnapshot) => readonly string[];
} & (
  | {
      /** Plays the event in a browser. */
      play: Act;
      unrun?: never;
    }
  | {
      /** Why no browser can cause it. */
      unrun: string;
      play?: never;
    }
);

/** A chart in a browser: the start of its paths, and its events. */
export type ChartTable<Event extends string = string> = {
  /** How a tester reaches the beginning by hand. */
  start: string;
  /** Whether the traveller is signed in at the start; `proved` with a verified phone, which can sign in again. */
  signedIn: boolean | 'proved';
  /** The id of the actor that runs a model, where the page runs several of the chart; by default the id of the chart. */
  actorOf?: (model: number) => string;
  /** Requests that wait for their step. */
  holds: readonly Gate[];
  /** Brings the browser to the beginning of the chart; `model` is the index of the model. */
  begin: (stage: Stage, model: number, steps: readonly Step[]) => Promise<void>;
  events: Readonly<Record<Event, ChartEvent>>;
};

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
export function walkable(model: Model, table: Pick<ChartTable, 'events'>): Model {
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
