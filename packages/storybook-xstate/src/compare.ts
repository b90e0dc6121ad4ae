import { pathIn, type ChartGraph, type ChartState, type Trigger } from './graph.ts';

/** What became of a state or a transition from one version of a chart to the next. */
export type Change = 'new' | 'gone' | 'moved' | 'changed';

/** The changes of one version, by the ids of its states and the keys of its transitions. */
export type Changes = ReadonlyMap<string, Change>;

export type Comparison = {
  before: Changes;
  after: Changes;
  /** Each change as its sign and a text: where it is, what it is, and what it was. */
  texts: { change: Change; text: string }[];
};

/** The signs of the changes, for those who do not see their colours. */
export const SIGNS: Record<Change, string> = { new: '+', gone: '−', moved: '→', changed: '~' };

/** The changes as lines of text. */
export function listed(texts: Comparison['texts']): string {
  return texts.map(({ change, text }) => `${SIGNS[change]} ${text}`).join('\n');
}

type Step = { trigger: Trigger; source: string; target: string | null };

/**
 * Compares two versions of a chart. A state with the same place is the same state; one that is gone and a new one with the same name are one
 * that moved. A transition is the same by its source, event and condition; it moved when it leads elsewhere.
 */
export function compared(older: ChartGraph, newer: ChartGraph): Comparison {
  const before = new Map<string, Change>();
  const after = new Map<string, Change>();
  const texts: Comparison['texts'] = [];
  const successors = statesOf(older, newer, (was, is, change) => {
    if (was) before.set(was.id, change);
    if (is) after.set(is.id, change);
    const at = [was && pathIn(older, was.id), is && pathIn(newer, is.id)].filter(Boolean);
    texts.push({ change, text: [...new Set(at)].join(' → ') });
  });
  const rest = stepsOf(newer).map((step) => ({ ...step, key: identity(newer, step) }));
  for (const step of stepsOf(older)) {
    const source = successors.get(step.source);
    const key = source === undefined ? '' : identity(newer, { ...step, source });
    const target = step.target === null ? null : (successors.get(step.target) ?? step.target);
    const alike = rest.filter((one) => one.key === key);
    // A transition may have several targets.
    const match = alike.find((one) => one.target === target) ?? alike[0];
    if (match) rest.splice(rest.indexOf(match), 1);
    const change = !match ? 'gone' : match.target !== target ? 'moved' : areAlike(step.trigger, match.trigger) ? null : 'changed';
    if (change === null) continue;
    before.set(step.trigger.key, change);
    if (match) after.set(match.trigger.key, change);
    const leads = [stepText(older, step), ...(match && change === 'moved' ? [ending(newer, match)] : [])];
    texts.push({ change, text: leads.join(' → ') });
  }
  for (const step of rest) {
    after.set(step.trigger.key, 'new');
    texts.push({ change: 'new', text: stepText(newer, step) });
  }
  return { before, after, texts };
}

/** Tells the states that differ. The result has the id of each older state in the newer version. */
function statesOf(
  older: ChartGraph,
  newer: ChartGraph,
  tell: (was: ChartState | null, is: ChartState | null, change: Change) => void,
): Map<string, string> {
  const known = new Map(newer.states.map((state) => [pathIn(newer, state.id), state]));
  const matched = older.states.map((was) => ({ was, is: was.parent === null ? newer.states[0] : known.get(pathIn(older, was.id)) }));
  const taken = new Set(matched.map(({ is }) => is));
  const added = newer.states.filter((state) => !taken.has(state));
  const successors = new Map<string, string>();
  for (const { was, is: same } of matched) {
    const namesakes = added.filter(({ name }) => name === was.name);
    const is = same ?? (namesakes.length === 1 ? namesakes[0] : undefined);
    if (is) successors.set(was.id, is.id);
    if (!same && is) added.splice(added.indexOf(is), 1);
    if (!is) tell(was, null, 'gone');
    else if (!same) tell(was, is, 'moved');
    else if (!isSame(was, is)) tell(was, is, 'changed');
  }
  for (const is of added) tell(null, is, 'new');
  return successors;
}

function isSame(was: ChartState, is: ChartState): boolean {
  const content = ({ kind, isDeep, description, invokes, entry, exit, tags }: ChartState) =>
    JSON.stringify([kind, isDeep, description, invokes, entry, exit, tags]);
  return content(was) === content(is);
}

function areAlike(was: Trigger, is: Trigger): boolean {
  return was.reenters === is.reenters && was.actions.join('\n') === is.actions.join('\n');
}

function stepsOf({ states, edges }: ChartGraph): Step[] {
  return [
    ...states.flatMap(({ id, inner }) => inner.map((trigger) => ({ trigger, source: id, target: trigger.into?.id ?? null }))),
    ...edges.flatMap(({ source, target, triggers }) => triggers.map((trigger) => ({ trigger, source, target }))),
  ];
}

/** The source, the event and the condition of a transition. */
function identity(graph: ChartGraph, { trigger: { kind, name, type, guard }, source }: Step): string {
  return [pathIn(graph, source), kind, kind === 'event' ? type : name, guard ?? ''].join('\n');
}

function stepText(graph: ChartGraph, step: Step): string {
  const { trigger, source } = step;
  const what = [trigger.name || trigger.kind, trigger.guard === null ? '' : `[${trigger.guard}]`].filter(Boolean).join(' ');
  return `${pathIn(graph, source)}: ${what} → ${ending(graph, step)}`;
}

function ending(graph: ChartGraph, { source, target }: Step): string {
  return pathIn(graph, target ?? source);
}
