import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { contentOf, coverageLine, coverageOf, coverageText, runOf, runStore, writeCoverage, type Run } from './coverage.ts';
import { coverOf, english, pathsOf, type Chart, type ChartTable } from './index.ts';

const machine = setup({}).createMachine({
  id: 'gate',
  initial: 'shut',
  states: {
    shut: { on: { rung: 'asking' } },
    asking: { on: { 'xstate.done.actor.ask': 'open', 'xstate.error.actor.ask': 'shut', quaked: 'fallen' } },
    open: {},
    fallen: {},
  },
});
const play = () => Promise.resolve();
const table: ChartTable = {
  start: 'Stand before the gate.',
  begin: play,
  events: {
    rung: { says: 'Ring', proves: () => ['GATE-1'], play },
    quaked: { says: 'The earth quakes', unrun: 'nobody can quake the earth' },
  },
};
const gate: Chart = {
  id: 'gate',
  models: [{ machine, input: undefined, events: { rung: { type: 'rung' }, quaked: { type: 'quaked' } }, facts: () => null }],
  table,
};

const runsOf = (chart: Chart): Run[] => pathsOf(chart, 'transitions').map((path) => runOf(chart, path, 900));

it('a kept cover gives the same paths without an exploration', () => {
  const { cover, ...unkept } = { ...gate, cover: coverOf(gate) };
  const short = { ...gate, cover: cover.slice(1) };
  expect(pathsOf({ ...gate, cover }, 'transitions')).toEqual(pathsOf(unkept, 'transitions'));
  expect(pathsOf(short, 'transitions')).toHaveLength(cover.length - 1);
});

describe('coverage', () => {
  it('counts what the completed paths crossed, and says why the rest was not', () => {
    const row = coverageOf(gate, runsOf(gate), english.words);
    expect(row).toMatchObject({
      paths: { crossed: 1, of: 1 },
      states: { crossed: 2, of: 4 },
      proved: { 'GATE-1': [1] },
      crossed: { 'gate.shut — rung → gate.asking': [1] },
      seconds: 1,
    });
    expect(row.nets).toEqual(['gate.asking — xstate.error.actor.ask → gate.shut']);
    expect(row.open).toEqual([
      { transition: 'gate.asking — xstate.done.actor.ask → gate.open', because: 'only a step that no browser plays leads there' },
      { transition: 'gate.asking — quaked → gate.fallen', because: 'nobody can quake the earth' },
    ]);
    const none = coverageOf(gate, [], english.words);
    expect(none.open[0]).toEqual({ transition: 'gate.shut — rung → gate.asking', because: 'its path was not played, or failed' });
  });

  it('counts what another program crossed, and names it', () => {
    const asked = 'gate.asking — xstate.done.actor.ask → gate.open';
    const row = coverageOf(gate, runsOf(gate), english.words, new Set([asked, 'gate.shut — rung → gate.asking']));
    const alone = coverageOf(gate, runsOf(gate), english.words);
    expect(row.elsewhere).toEqual([asked]);
    expect(row.transitions.crossed).toBe(alone.transitions.crossed + 1);
    expect(row.open.map(({ transition }) => transition)).not.toContain(asked);
    expect(coverageLine([row])).toContain('(1 elsewhere)');
  });

  it('ignores a run of other steps', () => {
    const changed = runsOf(gate).map((run) => ({ ...run, steps: ['knocked'] }));
    expect(coverageOf(gate, changed, english.words).paths).toEqual({ crossed: 0, of: 1 });
  });

  it('ignores a run of another chart under the same name', () => {
    const runs = runsOf(gate);
    const [model] = gate.models;
    if (!model) throw new Error('no model');
    const wider = setup({}).createMachine({ id: 'gate', initial: 'shut', states: { shut: { on: { rung: 'asking' } }, asking: {} } });
    const changed: Chart[] = [
      { ...gate, models: [{ ...model, machine: wider }] },
      { ...gate, models: [{ ...model, events: { ...model.events, rung: { type: 'rung', twice: true } } }] },
      { ...gate, source: 'isOpen = () => true' },
    ];
    for (const other of changed) expect(coverageOf(other, runs, english.words).paths.crossed).toBe(0);
    expect(new Set([gate, ...changed].map(contentOf)).size).toBe(4);
    expect(contentOf({ ...gate })).toBe(contentOf(gate));
  });

  it('is a table for a person, and one line for a test run', () => {
    const bare: Chart = { ...gate, id: 'bare', table: null };
    const rows = [coverageOf(gate, runsOf(gate), english.words), coverageOf(bare, [], english.words)];
    const text = coverageText(rows, english.words);
    expect(text).toContain('chart  paths');
    expect(text).toContain('On the chart only, without a browser: bare.');
    expect(text).toContain('gate: nobody can quake the earth\n  gate.asking — quaked → gate.fallen');
    expect(coverageLine(rows)).toBe('2 charts in the browser: states 2/8, transitions 1/6, guards 0/0, 2 nets under bugs, 1 requirements');
  });
});

describe('the store of runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'xstate-paths-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('the file of a coverage has what crossed each transition', () => {
    const file = join(folder, 'deep/coverage.json');
    const rows = [coverageOf(gate, runsOf(gate), english.words)];
    writeCoverage(file, rows);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ charts: rows });
  });

  it('keeps a run until its path begins again', () => {
    const store = runStore(join(folder, 'runs'));
    expect(store.all()).toEqual([]);
    const [run] = runsOf(gate);
    if (!run) throw new Error('no run');
    store.keep(run);
    expect(store.all()).toEqual([run]);
    store.forget('gate', run.number);
    expect(store.all()).toEqual([]);
  });
});
