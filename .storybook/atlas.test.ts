import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detailed, graphOf, restingLeaves, restsOf, situationsIn, type Chart } from 'storybook-xstate';
import { drawBy, letterMeasure, struckTexts } from 'storybook-xstate/draw';
import { withoutSituation } from './withoutSituation.ts';

/** Measures a text without a browser. */
const wide = (text: string) => text.length * 7;

const root = join(import.meta.dirname, '..');
const files = globSync('machines/*/*.examples.ts', { cwd: root }).toSorted();
const machines = globSync('machines/*/*.machine.ts', { cwd: root });
const charts = await Promise.all(
  files.map(async (file) => {
    const { chart } = (await import(join(root, file))) as { chart: Chart };
    return { name: chart.machine.id, file, chart };
  }),
);
const stories = globSync(['src/screens/*/*.stories.tsx', '.storybook/stories/*.stories.tsx'], { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);

it('has the examples of every machine', () => {
  expect(files.map((file) => file.replace('.examples.', '.machine.'))).toEqual(machines.toSorted());
});

it('keeps the terms of the shop out of its add-on', () => {
  // `block`, `group`, `hold`, `search` and `session` are ordinary words too.
  const own = charts.map(({ name }) => name).filter((name) => !['block', 'group', 'hold', 'search', 'session'].includes(name));
  const words = new RegExp(`\\b(${[...own, 'and[eé]n', 'seat', 'ticket', 'passenger', 'boleto', 'asiento'].join('|')})|[áéíóúñ¿¡]`, 'i');
  const sources = globSync('packages/storybook-xstate/{README.md,src/**}', { cwd: root }).filter((file) => /[.](ts|tsx|md)$/.test(file));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((source) => words.test(readFileSync(join(root, source), 'utf8')))).toEqual([]);
});

describe.each(charts)('$name', ({ name, file, chart }) => {
  const excused = Object.keys(withoutSituation).filter((id) => id.startsWith(`${name}.`));
  const withStory = new Set(Object.values(restsOf(chart)).flat());
  const withoutStory = restingLeaves(graphOf(chart.machine))
    .map(({ id }) => id)
    .filter((id) => !withStory.has(id));

  it('is legible whole as an outline, on a window of 1600 × 900', async () => {
    const graph = graphOf(chart.machine);
    const { width, height, states } = await drawBy(detailed(graph, 'outline'), wide);
    const scale = Math.min(1, 1600 / width, 900 / height);
    expect(Math.min(...states.map(({ box }) => box.width * scale))).toBeGreaterThanOrEqual(60);
  });

  it('has no arrow through a text', async () => {
    for (const detail of ['states', 'all'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one drawing at a time
      const drawing = await drawBy(detailed(graphOf(chart.machine), detail), letterMeasure);
      expect(struckTexts(drawing, letterMeasure), detail).toEqual([]);
    }
  });

  it('has a situation in every state', () => {
    expect(withoutStory.filter((id) => !excused.includes(id))).toEqual([]);
  });

  it('lists no excuse for a state with a situation', () => {
    expect(excused.filter((id) => !withoutStory.includes(id))).toEqual([]);
  });

  it('has a story for every situation, named like it', () => {
    const own = stories.filter((story) => story.includes(file));
    const missing = Object.keys(situationsIn(chart)).filter((situation) => {
      const story = new RegExp(`export const ${situation.charAt(0).toUpperCase()}${situation.slice(1)}: Story = `);
      return !own.some((source) => story.test(source));
    });
    expect(missing).toEqual([]);
  });
});
