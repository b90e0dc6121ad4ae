import type { AnyEventObject } from 'xstate';
import type { Step } from './model.ts';
import type { NumberedPath } from './numbers.ts';
import { answeredBy, requestsOf, type Request } from './requests.ts';
import { walked, type Cause, type Chart, type ChartTable } from './table.ts';
import type { Due, Speech } from './words.ts';

/** The meaning of a step for a tester at its position. */
export type StepWords<Tool = unknown> = { says: string; sandbox: Cause<Tool> | undefined };

/** A step that a person takes or sees. `at` is its index in the path. */
export type StepInWords<Tool = unknown> = {
  at: number;
  name: string;
  event: AnyEventObject;
  says: string;
  /** Whether the person acts; any other step is what the person sees. */
  acts: boolean;
  /** What has to be prepared before the step, because a later answer needs it. */
  before: Cause<Tool>[];
  /** What the step itself needs, such as the card that is typed. */
  sandbox: Cause<Tool> | undefined;
};

/** An answer that needs a typed value. */
type Demand = { label: string; accepts: readonly string[]; by: string; at: number };

/** The values that bring about every answer. */
function acceptedBy(demands: readonly Demand[]): readonly string[] {
  return demands[0]?.accepts.filter((value) => demands.every(({ accepts }) => accepts.includes(value))) ?? [];
}

/** The answers in their order, in groups that one value each brings about. */
function satisfiable(demands: readonly Demand[]): Demand[][] {
  return demands.reduce<Demand[][]>((groups, demand) => {
    const last = groups.at(-1);
    if (last === undefined || acceptedBy([...last, demand]).length === 0) return [...groups, [demand]];
    last.push(demand);
    return groups;
  }, []);
}

/** A path as a person reads it: one consistent attempt, without the internals of the page. */
export type PathInWords<Tool = unknown> = {
  start: string;
  /** What the speech says of the whole path. */
  note: string | undefined;
  /** What has to be prepared before the first step. */
  before: Cause<Tool>[];
  steps: StepInWords<Tool>[];
  /** Answers that no single typed value brings about. A path with one cannot be followed. */
  conflicts: string[];
};

/** A step in plain words, with its cause at this position; the name of the event without a table. */
export function wordsOf<Tool>(
  { table }: Chart<ChartTable<never, Tool>>,
  name: string,
  rest: readonly Step[],
  past: readonly Step[] = [],
): StepWords<Tool> {
  const { says, sandbox } = table?.events[name] ?? { says: name, sandbox: undefined };
  return { says, sandbox: typeof sandbox === 'function' ? sandbox(rest, past) : sandbox };
}

function both<Tool>(first: Cause<Tool> | undefined, second: Cause<Tool>): Cause<Tool> {
  return first ? { ...first, text: `${first.text}; ${second.text}`, tools: [...first.tools, ...second.tools] } : second;
}

function startOf<Tool>(
  { table }: Chart<ChartTable<never, Tool>>,
  { model, steps }: Pick<NumberedPath, 'model' | 'steps'>,
): string | undefined {
  return typeof table?.start === 'function' ? table.start(model, steps) : table?.start;
}

/** The path in words, with each cause at the step where a person has to know it. */
export function tellPath<Tool>(
  chart: Chart<ChartTable<never, Tool>>,
  path: Pick<NumberedPath, 'model' | 'steps'>,
  speech: Speech<Tool>,
): PathInWords<Tool> {
  const entries = chart.table?.events ?? {};
  const { steps } = path;
  const all = steps.map(({ name, event }, at): StepInWords<Tool> => {
    const { says, sandbox } = wordsOf(chart, name, steps.slice(at + 1), steps.slice(0, at));
    const acts = entries[name]?.acts ?? !speech.reported.test(event.type);
    return { at, name, event, says, acts, before: [], sandbox };
  });
  const inWords: PathInWords<Tool> = {
    start: startOf(chart, path) ?? speech.words.open,
    note: speech.noteOf?.(chart.id, path),
    before: [],
    steps: [],
    conflicts: [],
  };

  const takes = ({ name, acts }: StepInWords<Tool>): boolean => acts && !entries[name]?.internal;

  /** The last step before this one that a person takes. */
  const actionBefore = (at: number): StepInWords<Tool> | undefined => all.slice(0, at).findLast(takes);

  const demands = new Map<StepInWords<Tool> | undefined, Demand[]>();
  for (const step of all) {
    const { sandbox } = step;
    const typed = sandbox?.typed;
    const types = (other: StepInWords<Tool>) => entries[other.name]?.types === typed?.label && other.sandbox !== undefined;
    if (typed === undefined || types(step)) continue;
    const typist = all.slice(0, step.at).findLast(types);
    // Any other value is typed where it is answered.
    if (typist === undefined && !speech.givenBefore(typed.label)) continue;
    demands.set(typist, [...(demands.get(typist) ?? []), { ...typed, by: step.says, at: step.at }]);
    step.sandbox = sandbox?.besides;
  }
  for (const [typist, wanted] of demands) {
    const label = wanted[0]?.label ?? '';
    const [first, ...others] = speech.staysOpen?.(label) ? satisfiable(wanted) : [wanted];
    const accepted = acceptedBy(first ?? []);
    const own = typist?.sandbox?.typed?.accepts[0];
    const value = own !== undefined && accepted.includes(own) ? own : accepted[0];
    if (value === undefined) inWords.conflicts.push(wanted.map(({ by }) => by).join(' / '));
    else if (typist === undefined) inWords.before.push(speech.typed(label, value));
    else if (value !== own) typist.sandbox = speech.typed(label, value);
    for (const group of others) {
      const [again = ''] = acceptedBy(group);
      actionBefore(group[0]?.at ?? 0)?.before.push(speech.typed(label, again));
    }
  }

  const { waiting } = speech;
  const of = { chart: chart.id, model: path.model };
  const isCaused = ({ sandbox }: StepInWords<Tool>) =>
    sandbox !== undefined && sandbox.when !== 'before' && waiting?.precedes(sandbox) === true;
  const model = walked(chart)[path.model];
  const requests = model ? requestsOf(model, steps) : [];
  const turns = new Map<StepInWords<Tool> | undefined, Due<Tool>[]>([[undefined, []]]);
  for (const step of all) if (takes(step)) turns.set(step, []);
  const owe = (at: number, due: Due<Tool>) => turns.get(actionBefore(at))?.push(due);
  /** Something happens while the request runs, before the step that ends it. */
  const isOverlapped = ({ from, to }: Request) => all.slice(from, to).some((one) => takes(one) || isCaused(one));
  for (const step of all) {
    const own = step.sandbox?.when === 'before' ? step.sandbox : undefined;
    if (own) step.sandbox = undefined;
    for (const request of requests) {
      const { actor, from, to, isAnswered } = request;
      if (to !== step.at) continue;
      const release = waiting?.release(actor, of);
      const waits = release !== undefined && (isOverlapped(request) || isCaused(step) || (!isAnswered && takes(step)));
      if (!isAnswered && !waits) continue;
      owe(waits ? from : to, { actor, cause: isAnswered ? own : undefined, waits });
      if (waits && isAnswered) step.sandbox = both(step.sandbox, release);
    }
    if (own && !requests.some(({ to, isAnswered }) => isAnswered && to === step.at)) {
      owe(step.at, { actor: answeredBy(step), cause: own, waits: false });
    }
  }
  for (const request of requests) {
    const isOpen = request.to === steps.length && isOverlapped(request);
    if (isOpen && waiting?.release(request.actor, of)) owe(request.from, { actor: request.actor, cause: undefined, waits: true });
  }
  const prepare = speech.prepare?.bind(speech) ?? ((dues) => dues.map((turn) => turn.flatMap(({ cause }) => cause ?? [])));
  const prepared = prepare([...turns.values()], of);
  for (const [index, step] of [...turns.keys()].entries()) (step ?? inWords).before.push(...(prepared[index] ?? []));
  inWords.steps = all.filter(({ name }) => !entries[name]?.internal);
  return inWords;
}
