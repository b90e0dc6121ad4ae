import { parseArgs } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { compared, listed } from './compare.ts';
import { comparisonSvgOf, svgOf } from './file.tsx';
import { detailed, detailsOf } from './detail.ts';
import { groupsOf } from './fold.ts';
import { graphOf, isMachine, pathIn, type ChartGraph } from './graph.ts';
import { mermaidOf } from './mermaid.ts';
import type { ChartNotes } from './notes.ts';
import { told, type Says } from './says.ts';
import { reasonOf } from './walk.ts';

/** What the command needs of its machine; a test has its own. */
export type Tools = {
  /** The exports of a module, by its path. */
  load: (path: string) => Promise<Record<string, unknown>>;
  read: (path: string) => string;
  /** An SVG as a PNG. */
  paint: (svg: string) => Promise<Uint8Array>;
};

/** A file to write, or a text to print when it has no path. */
export type Output = { path: string | null; content: string | Uint8Array };

export const usage = `Usage: storybook-xstate draw <module>[#<export>] [options]
       storybook-xstate compare <older> <newer> [options]

A chart is <module>[#<export>], or a file that draw --json wrote. Without --svg and --png, compare lists the changes.

  --svg <file>      the drawing; printed when no file is named
  --png <file>      the drawing, by the package playwright and its Chromium, or that at CHROME_PATH
  --mermaid <file>  the chart as a stateDiagram-v2 of Mermaid
  --json <file>     its states and transitions
  --dark            light text on dark paper
  --detail <detail> from far away to near: outline, 1, 2 … (levels of groups), states, all; all by default
  --fold <state>    without the inside of this state; may be repeated
  --notes <file>    the notes of the chart, with sentences for its events`;

/** Runs a command line. Rejects with a sentence for the person who wrote it. */
export async function command(args: readonly string[], { load, read, paint }: Tools): Promise<Output[]> {
  const { values, positionals } = parsed(args);
  const [verb, ...addresses] = positionals;
  if (values.help) return [{ path: null, content: `${usage}\n` }];
  if (addresses.length !== (verb === 'compare' ? 2 : 1) || !['draw', 'compare'].includes(verb ?? ''))
    throw new Error(`Say which machine to draw, or which two to compare.\n\n${usage}`);

  const toldAt = async (address: string) => {
    const graph = await graphAt(address, load, read);
    return values.notes === undefined ? graph : told(graph, saysIn(values.notes, graph.id, read));
  };
  const [whole, newer] = await Promise.all(addresses.map(toldAt));
  if (whole === undefined) return [];
  if (newer) return comparison(whole, newer, values, paint);
  const graph = shown(whole, values);
  const svg = () => svgOf(graph, { isDark: values.dark });
  const outputs: Output[] = [];
  if (values.mermaid !== undefined) outputs.push({ path: values.mermaid, content: mermaidOf(graph) });
  if (values.json !== undefined) outputs.push({ path: values.json, content: `${JSON.stringify(graph, null, 2)}\n` });
  if (values.png !== undefined) outputs.push({ path: values.png, content: await paint(await svg()) });
  if (values.svg !== undefined || outputs.length === 0) outputs.push({ path: values.svg ?? null, content: await svg() });
  return outputs;
}

type Values = ReturnType<typeof parsed>['values'];

/** The changes as a list, or the drawings of both versions. */
async function comparison(older: ChartGraph, newer: ChartGraph, values: Values, paint: Tools['paint']): Promise<Output[]> {
  const outputs: Output[] = [];
  const svg = () => comparisonSvgOf(older, newer, { isDark: values.dark, seen: (graph) => shown(graph, values) });
  if (values.png !== undefined) outputs.push({ path: values.png, content: await paint(await svg()) });
  if (values.svg !== undefined) outputs.push({ path: values.svg, content: await svg() });
  if (outputs.length === 0) outputs.push({ path: null, content: `${listed(compared(older, newer).texts)}\n` });
  return outputs;
}

/** The chart of a machine in a module, or one that was stored as JSON. */
async function graphAt(address: string, load: Tools['load'], read: Tools['read']): Promise<ChartGraph> {
  const [path = '', name] = address.split('#');
  if (!path.endsWith('.json')) return graphOf(machineIn(await loaded(path, load), path, name));
  try {
    const stored = JSON.parse(read(path)) as Partial<ChartGraph>;
    if (!Array.isArray(stored.states) || !Array.isArray(stored.edges)) throw new Error('it has no states');
    return { id: '', writes: 'arrows', ...stored, states: stored.states, edges: stored.edges };
  } catch (error) {
    throw new Error(`${path} is no chart that draw --json wrote: ${reasonOf(error)}`, { cause: error });
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        svg: { type: 'string' },
        png: { type: 'string' },
        mermaid: { type: 'string' },
        json: { type: 'string' },
        notes: { type: 'string' },
        fold: { type: 'string', multiple: true, default: [] },
        dark: { type: 'boolean', default: false },
        detail: { type: 'string', default: 'all' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${reasonOf(error)}\n\n${usage}`, { cause: error });
  }
}

async function loaded(path: string, load: Tools['load']): Promise<Record<string, unknown>> {
  try {
    return await load(path);
  } catch (error) {
    throw new Error(`${path} cannot be loaded: ${reasonOf(error)}`, { cause: error });
  }
}

/** The named export, else the default one, else the only machine of the module. */
function machineIn(exports: Record<string, unknown>, path: string, name: string | undefined): AnyStateMachine {
  const machines = Object.keys(exports).filter((each) => asMachine(exports[each]) !== null);
  const has = machines.length === 0 ? 'It exports no machine of XState 5.' : `Its machines: ${machines.join(', ')}.`;
  const wanted = name ?? (machines.length === 1 ? machines[0] : 'default') ?? 'default';
  if (!(wanted in exports)) throw new Error(`${path} has no ${name === undefined ? 'default export' : `export ${wanted}`}. ${has}`);
  const machine = asMachine(exports[wanted]);
  if (machine === null) throw new Error(`${wanted} in ${path} is no machine of XState 5. ${has}`);
  return machine;
}

/** A machine, or that of a chart of a story. */
function asMachine(value: unknown): AnyStateMachine | null {
  if (isMachine(value)) return value;
  return typeof value === 'object' && value !== null && 'machine' in value && isMachine(value.machine) ? value.machine : null;
}

/** The sentences of a chart in a file of notes. */
function saysIn(path: string, chart: string, read: Tools['read']): Says {
  try {
    const { id, says } = JSON.parse(read(path)) as ChartNotes;
    if (id !== chart) throw new Error(`it is for ${id}`);
    return says ?? { events: {}, transitions: {} };
  } catch (error) {
    throw new Error(`${path} is no file of notes: ${reasonOf(error)}`, { cause: error });
  }
}

function shown(graph: ChartGraph, options: { fold: readonly string[]; detail: string }): ChartGraph {
  const groups = groupsOf(graph);
  const folded = options.fold.map((wanted) => {
    const id = groups.find((each) => each === wanted || pathIn(graph, each) === wanted);
    if (id !== undefined) return id;
    const names = groups.map((each) => pathIn(graph, each));
    throw new Error(`${graph.id} has no state ${wanted} to fold. ${names.length > 0 ? `It can fold ${names.join(', ')}.` : ''}`.trim());
  });
  const details = detailsOf(graph);
  const detail = details.find((each) => String(each) === options.detail);
  if (detail === undefined) throw new Error(`${graph.id} has no detail ${options.detail}. It has ${details.join(', ')}.`);
  return detailed(graph, detail, (id, byDetail) => byDetail || folded.includes(id));
}
