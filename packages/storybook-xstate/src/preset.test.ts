import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { experimental_indexers, plugin } from './preset.ts';

const root = mkdtempSync(join(tmpdir(), 'charts-'));
const source = `export const chart = { machine: { id: 'lamp' }, situations: { off: {}, burntOut: {} }, examples: { off: 0, burntOut: 1 } };`;
beforeAll(() => writeFileSync(join(root, 'lamp.examples.mjs'), source));
afterAll(() => rmSync(root, { recursive: true }));

const charts = (isTold: boolean) => ({ root, files: /[.]examples[.]mjs$/, isTold: () => isTold, models: () => './lamp.model.mjs' });
const listed = async (isTold: boolean) => {
  const [indexer] = experimental_indexers([], { charts: charts(isTold) });
  return (await indexer?.createIndex(join(root, 'lamp.examples.mjs'), { makeTitle: () => '' })) ?? [];
};

describe('a chart without stories', () => {
  it('is listed with a story for each situation', async () => {
    const entries = await listed(false);
    expect(entries.map(({ exportName, title }) => `${title} ${exportName}`)).toEqual(['Charts/lamp Off', 'Charts/lamp BurntOut']);
    expect(new Set(entries.map(({ importPath }) => importPath))).toEqual(new Set(['virtual:chart:lamp.examples.mjs']));
  });

  it('has a module with those stories', async () => {
    const { resolveId, load } = plugin(charts(false));
    const id = resolveId('virtual:chart:lamp.examples.mjs');
    const code = await load(id ?? '');
    expect(code).toContain(JSON.stringify(join(root, 'lamp.examples.mjs')));
    expect(code).toContain('import * as exported from "./lamp.model.mjs"');
    expect(code).toContain('export const BurntOut = { args: { view: viewAt(chart, "burntOut") } };');
    expect(resolveId('react')).toBeNull();
    expect(await load('react')).toBeNull();
  });

  it('is not listed when it has stories of its own, or without the option', async () => {
    expect(await listed(true)).toEqual([]);
    expect(experimental_indexers()).toEqual([]);
  });
});
