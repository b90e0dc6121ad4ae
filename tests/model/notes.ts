import { keyOf, type ChartNotes, type PathNotes, type Says, type SentEvent } from 'storybook-xstate';
import {
  arrowsOf,
  beginning,
  endOf,
  follow,
  goalOf,
  leaves,
  nameOf,
  pathsOf,
  provedBy,
  tellPath,
  walked,
  walkThrough,
  type Model,
  type NumberedPath,
} from 'xstate-paths';
import type { Coverage } from 'xstate-paths/coverage';
import type { Chart } from './chart.ts';
import { speech } from './speech.ts';

/** The paths of the charts and what their last run crossed, for the atlas. */
export function notesOf(charts: readonly Chart[], rows: readonly Coverage[]): ChartNotes[] {
  return charts.map((chart) =>
    chartNotes(
      chart,
      rows.find((row) => row.chart === chart.id),
    ),
  );
}

function chartNotes(chart: Chart, row: Coverage | undefined): ChartNotes {
  const machine = chart.models[0]?.machine;
  if (!machine) throw new Error(`the chart ${chart.id} has no model`);
  // Several transitions may have one name, because a composed guard has none.
  const keys = new Map<string, string[]>();
  for (const arrow of arrowsOf(machine.root)) keys.set(nameOf(arrow), [...(keys.get(nameOf(arrow)) ?? []), keyOf(arrow)]);
  const spontaneous = new Set(arrowsOf(machine.root).flatMap((arrow) => (arrow.eventType === '' ? [nameOf(arrow)] : [])));
  const placed = <Value>(entries: readonly (readonly [string, Value])[]) =>
    Object.fromEntries(entries.flatMap(([name, value]) => (keys.get(name) ?? [name]).map((key) => [key, value] as const)));
  const crossed = row?.crossed ?? {};
  const unreached = leaves(machine).filter((id) => crossed[id] === undefined);
  const because = speech.words.coverage.notPlayed;
  return {
    id: machine.id,
    paths: pathsOf(chart, 'transitions').map((path) =>
      pathNotes(
        chart,
        path,
        Object.values(crossed).some((numbers) => numbers.includes(path.number)),
      ),
    ),
    crossed: placed(Object.entries(crossed)),
    // What only a bug takes is open in no run.
    open: placed([
      ...unreached.map((id) => [id, because] as const),
      ...(row?.open ?? []).map(({ transition, because: reason }) => [transition, reason] as const),
    ]),
    proved: row?.proved ?? {},
    // A branch without an event has its guard for words.
    says: saysOf(chart, (name) => (spontaneous.has(name) ? [] : (keys.get(name) ?? []))),
  };
}

/** The sentences of the events, and those of each transition that a path crosses. */
function saysOf(chart: Chart, keysOf: (transition: string) => string[]): Says {
  const events = Object.fromEntries(Object.entries(chart.table?.events ?? {}).map(([name, { says }]) => [name, says]));
  const transitions: Record<string, string[]> = {};
  for (const path of pathsOf(chart, 'transitions')) {
    const model = walked(chart)[path.model];
    if (!model) continue;
    let now = beginning(model);
    for (const { name, event } of path.steps) {
      const { end, crosses } = follow(model, now, event);
      now = end;
      const sentence = events[name];
      if (sentence === undefined) continue;
      for (const key of crosses.flatMap(keysOf)) transitions[key] = [...new Set([...(transitions[key] ?? []), sentence])];
    }
  }
  return { events, transitions };
}

function pathNotes(chart: Chart, path: NumberedPath, isCrossed: boolean): PathNotes {
  const model = walked(chart)[path.model];
  if (!model) throw new Error(`${chart.id} ${path.number} has no model`);
  const sent = sentIn(model, path);
  const described = tellPath(chart, path, speech);
  const needs = (causes: readonly { text: string }[]) => causes.map(({ text }) => text);
  return {
    number: path.number,
    title: [`${chart.id} ${path.number} → ${endOf(path)}`, ...provedBy(chart, path).map((id) => `[${id}]`)].join(' '),
    goal: goalOf(chart, described, speech),
    start: [
      described.start,
      ...(described.note === undefined ? [] : [`[${described.note}]`]),
      ...needs(described.before).map((text) => `[${speech.words.before}, ${text}]`),
    ].join(' '),
    model: path.model,
    events: sent.flat(),
    steps: described.steps.map(({ at, says, before, sandbox }) => ({
      at: sent.slice(0, at + 1).flat().length,
      says,
      needs: [...needs(before).map((text) => `${speech.words.before}, ${text}`), ...(sandbox ? [sandbox.text] : [])],
    })),
    states: [...new Set(walkThrough(model, path.steps).comesTo)],
    isCrossed,
  };
}

/** The names of the events of each step, with those that the page sends right after it. */
function sentIn(model: Model, { steps }: NumberedPath): SentEvent[][] {
  const names = new Map(Object.entries(model.events).map(([name, event]) => [event, name]));
  let now = beginning(model);
  return steps.map(({ name, event }) => {
    const brought = model.brings?.(now, event) ?? [];
    now = follow(model, now, event).end;
    return [name, ...brought.map((one) => names.get(one) ?? alike(model, one) ?? one)];
  });
}

/** The name of an event with the same data. */
function alike({ events }: Model, event: object): string | undefined {
  const text = JSON.stringify(event);
  const [name] = Object.entries(events).find(([, known]) => JSON.stringify(known) === text) ?? [];
  return name;
}
