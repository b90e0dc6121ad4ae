import ELK from 'elkjs/lib/elk.bundled.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { foreign } from '../examples/foreign.ts';
import { boardOf, layOutBoard } from './board.ts';
import { ChartDrawing } from './ChartDrawing.tsx';
import { ChartList } from './ChartList.tsx';
import { compared } from './compare.ts';
import { Fence } from './Fence.tsx';
import { fold, groupsOf } from './fold.ts';
import { graphOf, restingLeaves } from './graph.ts';
import { layOut, nameOf, type Box, type Measure } from './layout.ts';
import { plainView, PlainView } from './PlainView.tsx';
import { struckTexts } from './struck.ts';
import { activeStates, begin, offersOf, reasonOf, situationsIn, step, type Chart } from './walk.ts';
import { english as words } from './words.ts';

const measure: Measure = (text) => text.length * 7;
const charts: [string, Chart][] = Object.entries(foreign);

/** Charts that cannot begin, and what they throw. */
const refused: Record<string, RegExp> = { hungry: /meal/, aimless: /initial/i };

/** Every snapshot that the offered events reach, up to a number of them, and what they threw. */
function explore(chart: Chart, most = 60): { snapshots: AnyMachineSnapshot[]; thrown: string[] } {
  const first = begin(chart, situationsIn(chart)['beginning']!);
  const snapshots = [first];
  const thrown: string[] = [];
  const seen = new Set([JSON.stringify(first.value)]);
  for (const snapshot of snapshots) {
    for (const { event } of offersOf(chart, snapshot)) {
      try {
        const next = step(chart.machine, snapshot, event);
        if (snapshots.length >= most || seen.has(JSON.stringify(next.value))) continue;
        seen.add(JSON.stringify(next.value));
        snapshots.push(next);
      } catch (error) {
        thrown.push(reasonOf(error));
      }
    }
  }
  return { snapshots, thrown };
}

describe.each(charts)('the chart %s', (name, chart) => {
  const graph = graphOf(chart.machine);

  it('is data that a channel can carry, with each state once', () => {
    expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
    expect(new Set(graph.states.map(({ id }) => id)).size).toBe(graph.states.length);
    const ids = new Set(graph.states.map(({ id }) => id));
    for (const { parent, initial, inner } of graph.states) {
      for (const id of [parent, initial, ...inner.map(({ into }) => into?.id ?? null)])
        expect(id === null || ids.has(id), String(id)).toBe(true);
    }
    for (const { source, target } of graph.edges) expect(ids.has(source) && ids.has(target)).toBe(true);
  });

  it('is walked, or says why it does not begin', () => {
    if (refused[name]) {
      expect(() => explore(chart)).toThrow(refused[name]);
      return;
    }
    const { snapshots } = explore(chart);
    const known = new Set(graph.states.map(({ id }) => id));
    for (const snapshot of snapshots) expect(activeStates(snapshot).every((id) => known.has(id))).toBe(true);
    // Each offer names transitions of the graph, or why it has none.
    const keys = new Set(
      [...graph.states.flatMap(({ inner }) => inner), ...graph.edges.flatMap(({ triggers }) => triggers)].map(({ key }) => key),
    );
    for (const { takes } of snapshots.flatMap((snapshot) => offersOf(chart, snapshot)))
      expect(takes.every((key) => keys.has(key))).toBe(true);
  });

  it('is laid out with every state inside its parent, and drawn with every name', async () => {
    const drawing = await layOut(new ELK(), graph, measure);
    const boxes = new Map(drawing.states.map(({ state, box }) => [state.id, box]));
    for (const { state, box } of drawing.states) {
      expect(box.width * box.height, state.id).toBeGreaterThan(0);
      if (state.parent !== null) expect(isInside(box, boxes.get(state.parent)!), state.id).toBe(true);
    }
    expect(struckTexts(drawing, measure)).toEqual([]);
    for (const { edge, line } of drawing.edges) expect(line.points.length, edge.id).toBeGreaterThan(1);
    const marks = {
      active: new Set<string>(),
      withStory: new Set<string>(),
      open: new Set<string>(),
      found: new Set<string>(),
      covered: new Map(),
    };
    const shared = { marks, words, onState: () => {}, onTrigger: () => {} };
    const folding = { groups: new Set(groupsOf(graph)), folded: new Set<string>(), onFold: () => {} };
    const svg = renderToStaticMarkup(createElement(ChartDrawing, { drawing, ...shared, ...folding }));
    const list = renderToStaticMarkup(createElement(ChartList, { graph, ...shared }));
    for (const { id } of graph.states) expect(svg).toContain(`data-state="${id}"`);
    const [first, second] = graph.states.map(({ id }) => id);
    const covered = (...crossed: boolean[]) =>
      renderToStaticMarkup(
        createElement(ChartDrawing, {
          ...{ drawing, ...shared, ...folding },
          marks: {
            ...marks,
            covered: new Map(crossed.map((isCrossed, index) => [(index === 0 ? first : second) ?? '', { isCrossed, text: '' }])),
          },
        }),
      );
    // Grey where no test ran the chart.
    expect(covered(false, false)).toContain('data-unrun="true"');
    expect(covered(false, true)).toContain('data-unrun="false"');
    expect(list.match(/class="chart-entry"/g)).toHaveLength(graph.states.length);
  });

  it('is laid out with each of its groups folded, and with all', async () => {
    const groups = groupsOf(graph);
    for (const folded of [...groups.map((id) => [id]), groups]) {
      const seen = fold(graph, new Set(folded));
      const ids = new Set(seen.states.map(({ id }) => id));
      expect(seen.edges.every(({ source, target }) => ids.has(source) && ids.has(target))).toBe(true);
      expect((await layOut(new ELK(), seen, measure)).states).toHaveLength(seen.states.length);
    }
  });

  it('is the same as itself', () => {
    expect(compared(graph, graph).texts).toEqual([]);
  });

  it('has a storyboard and a view as data', async () => {
    const board = boardOf(chart);
    expect(board.scenes).toHaveLength(refused[name] ? 0 : 1);
    await layOutBoard(new ELK(), board, measure);
    if (refused[name]) return;
    for (const snapshot of explore(chart).snapshots) {
      expect(renderToStaticMarkup(createElement(PlainView, { view: plainView(snapshot) }))).toContain('value');
    }
  });
});

it('walks every state that the offered events of a foreign chart reach', () => {
  const unreached = charts
    .filter(([name]) => !refused[name])
    .map(([name, chart]) => {
      const reached = new Set(explore(chart).snapshots.flatMap(activeStates));
      return [name, restingLeaves(graphOf(chart.machine)).flatMap(({ id }) => (reached.has(id) ? [] : [id]))] as const;
    });
  // It raises the event that leaves it.
  expect(unreached.filter(([, states]) => states.length > 0)).toEqual([['meter', ['meter.heavy']]]);
});

it('draws the actions, the description and the history of a state', async () => {
  const notesIn = async (chart: Chart) =>
    (await layOut(new ELK(), graphOf(chart.machine), measure)).states.flatMap(({ state, notes }) =>
      notes.map(({ text }) => `${state.name}: ${text}`),
    );
  expect(await notesIn(foreign.signal)).toEqual([
    'signal: Lets the one side go, then the',
    'signal: other.',
    'go: ↓ count',
    'go: ↑ ring ↑ count',
    'slow: Only a moment',
  ]);
  const { states } = graphOf(foreign.player.machine);
  expect(states.filter(({ kind }) => kind === 'history').map(nameOf)).toEqual(['H last', 'H* exact']);
});

it('says what a guard, an action or an endless circle threw', () => {
  const { thrown } = explore(foreign.broken);
  expect(thrown.join('\n')).toMatch(/missingGuard/);
  expect(thrown.join('\n')).toMatch(/the scale is broken/);
  expect(thrown.join('\n')).toMatch(/the sum is broken/);
  expect(thrown.join('\n')).toMatch(/Infinite loop/);
  const standing = begin(foreign.broken, { input: undefined, events: [] });
  const failures = offersOf(foreign.broken, standing).flatMap(({ failure }) => failure ?? []);
  expect(failures).toHaveLength(2);
});

it('shows what broke the panel as a sentence, until another story is shown', () => {
  const fence = new Fence({ of: 'one', words, children: 'the chart' });
  expect(fence.render()).toBe('the chart');
  fence.state = { ...fence.state, ...Fence.getDerivedStateFromError(new Error('the drawing is broken')) };
  expect(renderToStaticMarkup(fence.render())).toContain('The chart threw: the drawing is broken');
  expect(Fence.getDerivedStateFromProps({ of: 'one', words, children: null }, fence.state)).toBeNull();
  expect(Fence.getDerivedStateFromProps({ of: 'two', words, children: null }, fence.state)).toEqual({ of: 'two', failure: null });
});

function isInside(one: Box, other: Box): boolean {
  return one.x >= other.x && one.y >= other.y && one.x + one.width <= other.x + other.width && one.y + one.height <= other.y + other.height;
}
