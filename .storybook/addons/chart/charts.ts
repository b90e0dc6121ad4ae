import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Chart } from './walk.ts';

type Options = {
  /** The base folder of file names. */
  root: string;
  /** Files that export a `chart`: situations, `examples` by their names, and the machine. */
  files: RegExp;
  /** True for a chart with stories of its own. */
  isTold: (file: string) => boolean;
  /** The group of the others in the sidebar. */
  group: string;
  /** The module for a file whose exports have samples in `events`; it may be missing. */
  samples?: (file: string) => string | null;
};

const PREFIX = 'virtual:chart:';
const VIEW = join(import.meta.dirname, 'PlainView.tsx');

/**
 * Generates stories for charts without stories: one for each situation, and a storyboard. `indexer` lists them, and `plugin` is the Vite
 * plug-in that writes them. Add the files to `stories` of Storybook's configuration too.
 */
export function chartStories({ root, files, isTold, group, samples = () => null }: Options) {
  const situationsOf = async (file: string) => {
    const path = join(root, file);
    // Node caches modules, so the time of the change is part of the address.
    const { chart } = (await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)) as { chart: Chart };
    return { name: chart.machine.id, situations: Object.keys(chart.situations) };
  };

  const indexer: Indexer = {
    test: files,
    createIndex: async (path) => {
      const file = relative(root, path).replaceAll(sep, '/');
      if (isTold(file)) return [];
      const { name, situations } = await situationsOf(file);
      return situations.map((situation) => ({
        type: 'story' as const,
        importPath: `${PREFIX}${file}`,
        exportName: exportOf(situation),
        title: `${group}/${name}`,
        tags: ['autodocs'],
      }));
    },
  };

  const plugin = {
    name: 'chart-stories',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: async (id: string) => {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = id.slice(PREFIX.length + 1);
      return codeOf({ path: join(root, file), samples: samples(file), group, ...(await situationsOf(file)) });
    },
  };

  return { indexer, plugin };
}

type Written = { path: string; samples: string | null; group: string; name: string; situations: readonly string[] };

function codeOf({ path, samples, group, name, situations }: Written): string {
  return [
    `import { chart } from ${JSON.stringify(path)};`,
    `import { PlainView } from ${JSON.stringify(VIEW)};`,
    samples === null ? 'const models = {};' : `import * as models from ${JSON.stringify(samples)};`,
    'const samples = Object.values(models).flatMap((model) => model?.events ?? []);',
    `export default { title: ${JSON.stringify(`${group}/${name}`)}, component: PlainView, tags: ['autodocs'], parameters: { chart: () => ({ ...chart, samples }) } };`,
    ...situations.map(
      (situation) => `export const ${exportOf(situation)} = { args: { view: chart.examples[${JSON.stringify(situation)}] } };`,
    ),
  ].join('\n');
}

function exportOf(situation: string): string {
  return situation.charAt(0).toUpperCase() + situation.slice(1);
}
