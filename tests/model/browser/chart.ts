import type { Expect, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { next } from '../../../machines/testing/next.ts';
import { canHappen, type Model, type Step } from '../../../machines/testing/paths.ts';
import type { Bus, Shop } from '../../journeys/journey.ts';
import type { Traveller } from '../../journeys/guest.ts';
import type { Books } from '../../pages/Books.ts';
import type { Outbox } from '../../pages/Outbox.ts';
import type { Switchboard } from '../../pages/Switchboard.ts';
import type { Session } from '../../../src/app/tokens.ts';
import type { Gates, Operation } from './gates.ts';
import type { Buyer } from './buyer.ts';

/** Everything with which a step can be brought about. */
export type Stage = {
  page: Page;
  expect: Expect;
  shop: Shop;
  gates: Gates;
  switchboard: Switchboard;
  outbox: Outbox;
  books: Books;
  traveller: Traveller;
  /** Its own bus, or the first after it that has what the path needs. */
  bus: Bus;
  buyer: Buyer;
  /** The session with which the traveller comes. */
  session: Session | null;
  /** Somebody else who wants the same seats. */
  other: Buyer;
  /** What a path has to remember from one step to the next. */
  notes: Map<string, string>;
};

/** Where the path is: the situation before the step, and the steps that follow it. */
export type Place = { from: AnyMachineSnapshot; rest: readonly Step[] };
export type Act = (stage: Stage, place: Place) => Promise<void>;

/** What a real browser does not let happen in every situation of the chart, and why. */
export type Limit = { because: string; holds: (snapshot: AnyMachineSnapshot) => boolean };

/** The steps of a path that were taken, and those that follow. */
export type Way = { past: readonly Step[]; rest: readonly Step[] };

export type BrowserChart<Event extends string = string, Unrun extends Event = never> = {
  /** The traveller comes signed in. */
  signedIn: boolean;
  /** Requests that wait for their step. */
  holds: readonly Operation[];
  /** Brings the browser to the beginning of the chart; `model` is the place of the model among those of the chart. */
  begin: (stage: Stage, model: number, steps: readonly Step[]) => Promise<void>;
  steps: Record<Exclude<Event, Unrun>, Act>;
  /** Events that no browser can be brought to, with the reason. */
  unrun: Record<Unrun, string> & Partial<Record<Event, string>>;
  limits: Partial<Record<Event, Limit>>;
  /** Answers that come at once from the page itself, in which situations: the states that wait for them cannot be seen. */
  passing?: Partial<Record<Event, (snapshot: AnyMachineSnapshot, way: Way) => boolean>>;
  /** What the page lets follow at once, by the situation in which a step is taken. */
  brings?: Partial<Record<Event, (from: AnyMachineSnapshot) => readonly AnyEventObject[]>>;
  /** Requirements that a step proves, by the situation in which it is taken. */
  proves: Partial<Record<Event, (from: AnyMachineSnapshot) => readonly string[]>>;
};

/** The first of these steps that comes next in the path, and so decides what has to be done for it now. */
export function nextOf<Name extends string>(rest: readonly Step[], ...names: readonly Name[]): Name | undefined {
  return rest.map(({ name }) => names.find((candidate) => candidate === name)).find((name) => name !== undefined);
}

/** The situation in which the chart comes to rest, once what answers at once has answered. */
export function atRest(models: readonly Model[], chart: BrowserChart, snapshot: AnyMachineSnapshot, way: Way): AnyMachineSnapshot {
  const passing = Object.entries(chart.passing ?? {})
    .filter(([, holds]) => holds?.(snapshot, way))
    .flatMap(([name]) => models.flatMap(({ events }) => events[name] ?? []));
  const answer = passing.find((event) => canHappen(snapshot, event));
  return answer ? atRest(models, chart, next(snapshot.machine, snapshot, answer), way) : snapshot;
}

/** The part of a chart's model that can be walked in a browser. */
export function walkable(model: Model, { steps, limits, brings = {} }: BrowserChart): Model {
  const events = Object.fromEntries(Object.entries(model.events).filter(([name]) => name in steps));
  const nameOf = new Map(Object.entries(events).map(([name, event]) => [event, name]));
  const named = <Value>(table: Readonly<Record<string, Value>>, event: AnyEventObject) => table[nameOf.get(event) ?? ''];
  return {
    ...model,
    events,
    mayHappen: (snapshot, event) => named<Limit | undefined>(limits, event)?.holds(snapshot) ?? true,
    brings: (snapshot, event) => named(brings, event)?.(snapshot) ?? [],
  };
}
