import { and, createMachine, type AnyStateMachine } from 'xstate';
import { arrowsOf, nameAs, nameOf } from './chartParts.ts';
import type { Model } from './model.ts';

/** What the guard of a transition answered. */
export type GuardAnswers = { held: boolean; refused: boolean };

type Config = Readonly<Record<string, unknown>>;
const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null && !Array.isArray(value);
const mapped = (config: unknown, change: (value: unknown) => unknown): unknown =>
  isConfig(config) ? Object.fromEntries(Object.entries(config).map(([key, value]) => [key, change(value)])) : config;

/** The keys of a state whose value is a transition or a list of them, and those with transitions by event. */
const TRANSITIONS = new Set(['always', 'onDone', 'onError', 'onSnapshot']);
const MAPS = new Set(['on', 'after']);

/** The same state with other guards. */
function withGuards(config: unknown, change: (guard: unknown) => unknown): unknown {
  const transition = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(transition);
    return isConfig(value) && value['guard'] !== undefined ? { ...value, guard: change(value['guard']) } : value;
  };
  const inside = (value: unknown): unknown => withGuards(value, change);
  const part = (key: string, value: unknown): unknown => {
    if (TRANSITIONS.has(key)) return transition(value);
    if (MAPS.has(key)) return mapped(value, transition);
    if (key === 'invoke') return inside(value);
    return key === 'states' ? mapped(value, inside) : value;
  };
  if (Array.isArray(config)) return config.map(inside);
  return isConfig(config) ? Object.fromEntries(Object.entries(config).map(([key, value]) => [key, part(key, value)])) : config;
}

/** A model whose chart does the same, and notes what its guards answer on all walks. */
export type Watched = { model: Model; answers: () => ReadonlyMap<string, GuardAnswers> };

export function watchGuards(model: Model): Watched {
  const { machine } = model;
  const counts = new Map<unknown, { asked: number; held: number }>();
  const counted = (guard: unknown): unknown => {
    const count = { asked: 0, held: 0 };
    const asked = () => (count.asked += 1) > 0;
    const held = () => (count.held += 1) > 0;
    // A guard of the chart, which xstate types by the names of the chart.
    const all = and([asked, guard as typeof asked, held]);
    counts.set(all, count);
    return all;
  };
  const config = withGuards(machine.config, counted) as typeof machine.config;
  const twin: AnyStateMachine = createMachine(config, machine.implementations);
  const originals = arrowsOf(machine.root);
  const named = arrowsOf(twin.root).flatMap((arrow, index) => {
    const original = originals[index];
    if (original === undefined) throw new Error(`${machine.id} has other transitions when its guards are watched`);
    return [[nameAs(arrow, nameOf(original)), counts.get(arrow.guard)] as const];
  });
  const answers = () =>
    new Map(
      named.flatMap(([name, count]) => (count ? [[name, { held: count.held > 0, refused: count.asked > count.held }] as const] : [])),
    );
  return { model: { ...model, machine: twin }, answers };
}

/** The answers of all guards of several models of one chart, by the names of their transitions. */
export function answersOf(watched: readonly Watched[]): ReadonlyMap<string, GuardAnswers> {
  const found = new Map<string, GuardAnswers>();
  for (const [name, { held, refused }] of watched.flatMap(({ answers }) => [...answers()])) {
    const known = found.get(name);
    found.set(name, { held: held || known?.held === true, refused: refused || known?.refused === true });
  }
  return found;
}
