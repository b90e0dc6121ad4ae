import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { graphOf, type Chart, type ChartNotes } from 'storybook-xstate';
import { beginning, follow, leavesOf, pathsOf } from 'xstate-paths';
import { coverageOf } from 'xstate-paths/coverage';
import { storyOf } from './atlas.ts';
import { loadCharts } from './loadCharts.ts';
import { notesOf } from './notes.ts';
import { speech } from './speech.ts';

const root = join(import.meta.dirname, '../..');
const charts = (await loadCharts()).filter(({ table }) => table !== null);
// As the atlas reads them.
const notes = JSON.parse(
  JSON.stringify(
    notesOf(
      charts,
      charts.map((chart) => coverageOf(chart, [], speech.words)),
    ),
  ),
) as ChartNotes[];

it.each(charts.map((chart, index) => ({ id: chart.id, chart, notes: notes[index] })))(
  'the paths of $id can be played on the chart of its stories by the names of their events',
  async ({ id, chart, notes: of }) => {
    const [file = ''] = globSync(`machines/${id}/${id}.examples.ts`, { cwd: root });
    const { chart: described } = (await import(join(root, file))) as { chart: Chart };
    expect(of?.id).toBe(described.machine.id);
    // The panel takes the drawing of the notes for the same graph only.
    expect(graphOf(chart.models[0]?.machine ?? described.machine)).toEqual(graphOf(described.machine));
    expect(of?.paths.length).toBeGreaterThan(0);
    for (const path of of?.paths ?? []) {
      const model = chart.models[path.model];
      if (!model) throw new Error(`no model ${path.model}`);
      const end = path.events.reduce(
        (now, sent) =>
          follow({ ...model, brings: () => [] }, now, typeof sent === 'string' ? (model.events[sent] ?? failWithout(sent)) : sent).end,
        beginning({ ...model, machine: described.machine }),
      );
      const shown = leavesOf(end).map((state) => state.slice(state.indexOf('.') + 1));
      expect(path.title, `${id} ${path.number}`).toContain(` → ${shown.join(' + ')}`);
      expect(path.steps.at(-1)?.at ?? 0).toBeLessThanOrEqual(path.events.length);
    }
  },
);

it('says in words what each event means, and which event crosses a transition', () => {
  const of = notes.find(({ id }) => id === 'checkout');
  expect(of?.says?.events['holdLapsed']).toBe('Se acaban los 9 minutos');
  // A branch without an event has its guard for words.
  expect(Object.keys(of?.says?.transitions ?? {}).filter((key) => /  \d+$/.test(key))).toEqual([]);
  expect(of?.says?.transitions['checkout.open.cardPayment.resting hold.lapsed 0']).toContain('Se acaban los 9 minutos');
});

it('names states and transitions as the drawing does', () => {
  for (const [index, { models }] of charts.entries()) {
    const [model] = models;
    const of = notes[index];
    if (!model || !of) throw new Error('no model');
    const { states, edges } = graphOf(model.machine);
    const drawn = new Set([
      ...states.flatMap(({ id, inner }) => [id, ...inner.map(({ key }) => key)]),
      ...edges.flatMap(({ triggers }) => triggers.map(({ key }) => key)),
    ]);
    expect(Object.keys(of.open).length).toBeGreaterThan(0);
    expect([...Object.keys(of.open), ...Object.keys(of.crossed)].filter((id) => !drawn.has(id))).toEqual([]);
  }
});

it('leads from a failed path to a story in the same states, with the path at that step', async () => {
  const chart = charts.find(({ id }) => id === 'checkout');
  const [path] = chart ? pathsOf(chart, 'transitions') : [];
  if (!chart || !path) throw new Error('no path');
  expect(await storyOf(chart, path, 1)).toBe('http://localhost:6006/?path=/story/pantallas-pago--fresh&chart-path=1.1');
  for (const other of charts) {
    const [first] = pathsOf(other, 'transitions');
    expect(first && (await storyOf(other, first, 1)), other.id).toMatch(/[?]path=[/]story[/][^&]+--[a-z0-9-]+&chart-path=/);
  }
});

function failWithout(name: string): never {
  throw new Error(`no event ${name}`);
}
