import { globSync } from 'node:fs';
import { run, root } from './runProgram.ts';

const layers = [
  'openapi/types',
  'machines',
  'src/ui',
  'src/messages',
  'src/screens',
  'src/app',
  'src/office',
  'services',
  'tests',
  'packages',
  'simulation',
];

type Cruise = {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] };
};

export type Arrows = { ok: boolean; text: string; empty: string[] };

/**
 * Checks the imports between the layers. It fails when dependency-cruiser finds no file of an existing layer, because the tool itself
 * reports nothing then.
 */
export async function checkLayers(): Promise<Arrows> {
  const present = layers.filter((layer) => globSync(`${layer}/**/*.{ts,tsx}`, { cwd: root }).length > 0);
  const finished = await run('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...present]);
  const start = finished.output.indexOf('{');
  const end = finished.output.lastIndexOf('\n}');
  if (start < 0 || end < 0) return { ok: false, text: finished.output, empty: [] };
  const cruise: Cruise = JSON.parse(finished.output.slice(start, end + 2));

  const counted = layers.map((layer) => ({
    layer,
    files: cruise.modules.filter(({ source }) => source.startsWith(`${layer}/`) && /[.]tsx?$/.test(source)).length,
  }));
  const empty = counted.filter(({ files }) => files === 0).map(({ layer }) => layer);
  const broken = cruise.summary.violations.filter(({ rule }) => rule.severity === 'error');
  const unseen = empty.filter((layer) => present.includes(layer));
  return {
    ok: broken.length === 0 && unseen.length === 0 && cruise.modules.length > 0,
    text: [
      counted.map(({ layer, files }) => `${layer} ${files}`).join(', '),
      ...broken.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...unseen.map((layer) => `no file seen in ${layer}: the arrows were not checked there`),
    ].join('\n'),
    empty,
  };
}
