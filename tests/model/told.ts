import type { AnyEventObject } from 'xstate';
import type { Path, Step } from '../../machines/testing/paths.ts';
import type { Chart } from './loadCharts.ts';
import { asTyped, type Sandbox } from './sandbox.ts';

/** The meaning of a step for a tester at its position. */
export type Said = { says: string; sandbox: Sandbox | undefined };

/** A step that a person takes or sees. `at` is its index in the path. */
export type ToldStep = {
  at: number;
  name: string;
  event: AnyEventObject;
  says: string;
  /** What has to be prepared before the step, because a later answer needs it. */
  before: Sandbox[];
  /** What the step itself needs, such as the card that is typed. */
  sandbox: Sandbox | undefined;
};

/** A path as a person reads it: one consistent attempt, without the internals of the page. */
export type Told = {
  start: string;
  /** What has to be prepared before the first step. */
  before: Sandbox[];
  steps: ToldStep[];
  /** Answers that no single typed value brings about. A path with one cannot be followed. */
  conflicts: string[];
};

/** A step in plain words, with its cause in the sandbox at this position; the name of the event without a table. */
export function wordsOf({ table }: Chart, name: string, rest: readonly Step[]): Said {
  const { says, sandbox } = table?.events[name] ?? { says: name, sandbox: undefined };
  return { says, sandbox: typeof sandbox === 'function' ? sandbox(rest) : sandbox };
}

/** Events that report an answer, the time or another person, beside the answers of actors. */
const REPORTED = /^(xstate|balance|channel|clock|frame|network|purchase|seat|session|terms|token)\.(?!chosen|retried)/;

/** The path in words, with each cause at the step where a person has to know it. */
export function tellPath(chart: Chart, { steps }: Path): Told {
  const entries = chart.table?.events ?? {};
  const all = steps.map(({ name, event }, at): ToldStep => {
    const { says, sandbox } = wordsOf(chart, name, steps.slice(at + 1));
    return { at, name, event, says, before: [], sandbox };
  });
  const told: Told = { start: chart.table?.start ?? 'Abre la tienda.', before: [], steps: [], conflicts: [] };

  /** The last step before this one that a person takes. */
  const actionBefore = (at: number): ToldStep | undefined =>
    all.slice(0, at).findLast(({ name, event }) => !entries[name]?.internal && (entries[name]?.acts ?? !REPORTED.test(event.type)));

  const demands = new Map<ToldStep | undefined, { label: string; accepts: readonly string[]; by: string }[]>();
  for (const step of all) {
    const { sandbox } = step;
    const typed = sandbox?.typed;
    const types = (other: ToldStep) => entries[other.name]?.types === typed?.label && other.sandbox !== undefined;
    if (typed === undefined || types(step)) continue;
    const typist = all.slice(0, step.at).findLast(types);
    // A code is typed where it is answered; a card without a form was given before the path begins.
    if (typist === undefined && typed.label !== 'tarjeta') continue;
    demands.set(typist, [...(demands.get(typist) ?? []), { ...typed, by: step.says }]);
    step.sandbox = sandbox?.besides;
  }
  for (const [typist, wanted] of demands) {
    const [first] = wanted;
    const accepted = first?.accepts.filter((value) => wanted.every(({ accepts }) => accepts.includes(value))) ?? [];
    const own = typist?.sandbox?.typed?.accepts[0];
    const value = own !== undefined && accepted.includes(own) ? own : accepted[0];
    if (value === undefined) told.conflicts.push(wanted.map(({ by }) => by).join(' / '));
    else if (typist === undefined) told.before.push(asTyped(first?.label ?? '', value));
    else if (value !== own) typist.sandbox = asTyped(first?.label ?? '', value);
  }
  for (const step of all) {
    if (step.sandbox?.when !== 'before') continue;
    (actionBefore(step.at) ?? told).before.push(step.sandbox);
    step.sandbox = undefined;
  }
  told.steps = all.filter(({ name }) => !entries[name]?.internal);
  return told;
}
