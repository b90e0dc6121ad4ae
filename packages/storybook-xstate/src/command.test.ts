import ELK from 'elkjs/lib/elk.bundled.js';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { describe, expect, it } from 'vitest';
import { foreign } from '../examples/foreign.ts';
import { command } from './command.ts';
import { svgOf } from './file.tsx';
import { graphOf } from './graph.ts';
import { layOut, type Box } from './layout.ts';
import { letterMeasure } from './letters.ts';
import { mermaidOf } from './mermaid.ts';
import type { Chart } from './walk.ts';

const charts: [string, Chart][] = Object.entries(foreign);

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** The tree of an XML text; throws where it is not well-formed. */
function treeOf(xml: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element = { name, attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    open.at(-1)!.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return root;
}

const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];
const classesOf = ({ attributes }: Element) => attributes['class']?.split(' ') ?? [];
const withClass = (element: Element, name: string) => all(element).filter((each) => classesOf(each).includes(name));
const number = ({ attributes }: Element, name: string) => Number(attributes[name] ?? 0);

/** The right end of each line of a row, by the lengths that the file gives them. */
function endsOf(text: Element): number[] {
  let at = number(text, 'x');
  return text.children.map((line) => {
    at = ('x' in line.attributes ? number(line, 'x') : at + number(line, 'dx')) + number(line, 'textLength');
    return at;
  });
}

describe.each(charts)('the file of %s', (_name, { machine }) => {
  const graph = graphOf(machine);

  it('is well-formed, and each text has its length and ends in its box', async () => {
    const file = treeOf(await svgOf(graph));
    const lettered = all(file).filter(({ name, text }) => (name === 'text' || name === 'tspan') && text !== '');
    expect(lettered.filter((each) => !(number(each, 'textLength') > 0))).toEqual([]);
    for (const row of withClass(file, 'chart-row')) {
      const [hit, text] = [withClass(row, 'chart-hit')[0]!, withClass(row, 'chart-text')[0]!];
      expect(Math.max(...endsOf(text)), text.text).toBeLessThanOrEqual(number(hit, 'x') + number(hit, 'width'));
    }
    for (const state of withClass(file, 'chart-state')) {
      const [box, name] = [withClass(state, 'chart-box')[0]!, withClass(state, 'chart-name')[0]!];
      expect(number(name, 'x') + number(name, 'textLength'), name.text).toBeLessThan(number(box, 'x') + number(box, 'width'));
    }
  });

  it('is laid out with the lines of each state and each arrow in their boxes', async () => {
    const drawing = await layOut(new ELK(), graph, letterMeasure);
    const endOf = ({ x, width }: Box) => x + width;
    for (const { state, box, notes, rows } of drawing.states) {
      for (const { text, at } of notes) expect(at.x + letterMeasure(text, 'plain'), `${state.id}: ${text}`).toBeLessThan(endOf(box));
      for (const row of rows) expect(endOf(row.box), `${state.id}: ${row.text}`).toBeLessThan(endOf(box));
    }
    for (const { label, rows } of drawing.edges) for (const row of rows) expect(endOf(row.box), row.text).toBeLessThan(endOf(label!));
  });

  it('names the chart, each state and each transition without a browser, and in Mermaid', async () => {
    const file = all(treeOf(await svgOf(graph)));
    const texts = file.filter(({ name }) => name === 'text').map(({ text }) => text);
    expect(file.find(({ name }) => name === 'title')?.text).toBe(`Chart of ${graph.id}`);
    for (const { kind, name } of graph.states)
      expect(
        texts.some((text) => text.endsWith(name)),
        `${kind} ${name}`,
      ).toBe(true);
    const mermaid = mermaidOf(graph);
    expect(mermaid.match(/^ *state "/gm)).toHaveLength(graph.states.length);
    const arrows = [...graph.edges.flatMap(({ triggers }) => triggers), ...graph.states.flatMap(({ inner }) => inner)];
    expect(mermaid.match(/ s\d+ --> s\d+/g) ?? []).toHaveLength(arrows.length);
  });
});

describe('Mermaid', () => {
  it('has states inside states, regions, guards, first and final states, and numbers for its own signs', () => {
    expect(mermaidOf(graphOf(foreign.page.machine))).toMatchInlineSnapshot(`
      "stateDiagram-v2
        state "page" as s0 {
          state "bold" as s1 {
            [*] --> s2
            state "off" as s2
            state "on" as s3
            s2 --> s3 : TOGGLE
            s3 --> s2 : TOGGLE
          }
          --
          state "list" as s4 {
            [*] --> s5
            state "none" as s5
            state "bullets" as s6
            s5 --> s6 : BULLETS [in bold.on and not in #35;far]
            s6 --> s5 : NONE
          }
          --
          state "empty" as s7
        }
        s0 --> s0 : all.reset → off
        s0 --> s0 : all.reset → none
      "
    `);
    const [label] = mermaidOf(graphOf(foreign.names.machine)).match(/ünïcode.*/) ?? [];
    expect(label).toBe('ünïcode #34;quoted#34; #60;b#62; ↻');
  });
});

describe('letterMeasure', () => {
  it('measures an accent as its letter, bold wider, and an unknown sign as a square', () => {
    expect(letterMeasure('crème', 'plain')).toBe(letterMeasure('creme', 'plain'));
    expect(letterMeasure('signal', 'strong')).toBeGreaterThan(letterMeasure('signal', 'plain'));
    expect(letterMeasure('字', 'large')).toBeCloseTo(20.6);
  });

  // By Chromium 153 with Nunito Sans at 12.5 px and 13 px, without hinting (29 November 2026).
  it.each([
    ['lateAnswer', 'strong', 69.82],
    ['signedIn', 'strong', 51.22],
    ['heavy', 'strong', 35.91],
    ['reconnecting', 'strong', 77.71],
    ['getCartDetail', 'plain', 75.89],
    ['[isAlert]', 'plain', 46.36],
    ['hold.suspended', 'plain', 89.18],
    ['destination.chosen', 'plain', 104.39],
    ['The answer is late, once again', 'plain', 168.49],
    ['The «door» is shut: naïve crème', 'plain', 174.19],
  ] as const)('finds %s (%s) at least as wide as a browser, and at most 5 %% wider', (text, style, browser) => {
    const ratio = letterMeasure(text, style) / browser;
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(1.05);
  });
});

describe('the command', () => {
  const { machine } = foreign.player;
  const modules: Record<string, Record<string, unknown>> = {
    'one.ts': { machine, size: 3 },
    'story.ts': { chart: { machine }, other: foreign.form.machine },
    'default.ts': { default: machine, other: foreign.form.machine },
    'none.ts': { size: 3 },
  };
  const tools = {
    load: async (path: string) => modules[path] ?? Promise.reject(new Error('there is no such file')),
    read: (path: string) =>
      path === 'package.json'
        ? '{}'
        : JSON.stringify({ id: 'player', says: { events: {}, transitions: { 'player.idle resumed 0': ['Goes on'] } } }),
    paint: async (svg: string) => new TextEncoder().encode(`picture of ${svg.length}`),
  };
  const run = (line: string) => command(line.split(' ').filter(Boolean), tools);
  const printed = async (line: string) => String((await run(line))[0]?.content);

  it('prints the drawing of the named, the default or the only machine', async () => {
    const drawing = await svgOf(graphOf(machine));
    for (const address of ['one.ts', 'one.ts#machine', 'story.ts#chart', 'default.ts'])
      expect(await printed(`draw ${address}`)).toBe(drawing);
  });

  it('makes the files that its options name', async () => {
    const outputs = await run('draw one.ts --svg a.svg --png a.png --mermaid a.mmd --json a.json');
    expect(outputs.map(({ path }) => path)).toEqual(['a.mmd', 'a.json', 'a.png', 'a.svg']);
    expect(JSON.parse(String(outputs.find(({ path }) => path === 'a.json')?.content))).toEqual(graphOf(machine));
  });

  it('draws in the dark, folded, from far away, and with sentences', async () => {
    expect(await printed('draw one.ts --dark')).toContain('data-base="dark"');
    expect(await printed('draw one.ts --fold deck')).not.toContain('data-state="player.deck.last"');
    expect(await printed('draw one.ts --detail outline')).not.toContain('class="chart-row"');
    expect(await printed('draw one.ts --notes player.json')).toContain('Goes on');
    expect(await printed('--help')).toContain('Usage');
  });

  it.each([
    ['draw one.ts#door', 'one.ts has no export door. Its machines: machine.'],
    ['draw one.ts#size', 'size in one.ts is no machine of XState 5. Its machines: machine.'],
    ['draw story.ts', 'story.ts has no default export. Its machines: chart, other.'],
    ['draw none.ts', 'none.ts has no default export. It exports no machine of XState 5.'],
    ['draw missing.ts', 'missing.ts cannot be loaded: there is no such file'],
    ['draw one.ts --fold attic', 'player has no state attic to fold. It can fold deck'],
    ['draw one.ts --detail near', 'player has no detail near. It has outline, 1, 2, states, all.'],
    ['draw one.ts --notes package.json', 'package.json is no file of notes'],
    ['draw', 'Say which machine to draw'],
    ['draw one.ts --color', "Unknown option '--color'"],
  ])('says what is wrong with %s', async (line, sentence) => {
    await expect(run(line)).rejects.toThrow(sentence);
  });
});
