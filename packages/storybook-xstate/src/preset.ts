import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import { situationsIn, type Chart } from './walk.ts';

/** `options.charts` of the add-on in `.storybook/main.ts`. */
export type ChartOptions = {
  /** Files that export a `chart`, which get stories; none by default. Add them to `stories` too. */
  files?: RegExp;
  /** The base folder of the file names that the other options get. */
  root?: string;
  /** True for a chart with stories of its own. */
  isTold?: (file: string) => boolean;
  /** The group of the others in the sidebar. */
  group?: string;
  /** The module for a file that exports a model of its chart, or a list of them; it may be missing. */
  models?: (file: string) => string | null;
};

type Options = { charts?: ChartOptions };

const PREFIX = 'virtual:chart:';
const VIEW = 'storybook-xstate/plain-view';

/** Storybook's hook: lists the stories of charts without stories. */
export function experimental_indexers(others: Indexer[] = [], { charts = {} }: Options = {}): Indexer[] {
  return charts.files === undefined ? others : [indexer(charts, charts.files), ...others];
}

/** Storybook's hook: writes the modules of those stories. */
export function viteFinal<Config extends ViteConfig>(vite: Config, { charts = {} }: Options = {}): Config {
  return { ...vite, plugins: [...(vite.plugins ?? []), plugin(charts)] };
}

type ViteConfig = { plugins?: unknown[] };

function indexer(options: ChartOptions, files: RegExp): Indexer {
  const { root = process.cwd(), isTold = () => false, group = 'Charts' } = options;
  return {
    test: files,
    createIndex: async (path) => {
      const file = relative(root, path).replaceAll(sep, '/');
      if (isTold(file)) return [];
      const { name, situations } = await situationsOf(path);
      return situations.map((situation) => ({
        type: 'story' as const,
        importPath: `${PREFIX}${file}`,
        exportName: exportOf(situation),
        title: `${group}/${name}`,
        tags: ['autodocs'],
      }));
    },
  };
}

/** A Vite plug-in with the modules of the listed stories. */
export function plugin({ root = process.cwd(), group = 'Charts', models = () => null }: ChartOptions) {
  return {
    name: 'chart-stories',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: async (id: string) => {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = id.slice(PREFIX.length + 1);
      const path = join(root, file);
      return codeOf({ path, models: models(file), group, ...(await situationsOf(path)) });
    },
  };
}

async function situationsOf(path: string): Promise<{ name: string; situations: string[] }> {
  // Node caches modules, so the time of the change is part of the address.
  const { chart } = (await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)) as { chart: Chart };
  return { name: chart.machine.id, situations: Object.keys(situationsIn(chart)) };
}

type Written = { path: string; models: string | null; group: string; name: string; situations: readonly string[] };

function codeOf({ path, models, group, name, situations }: Written): string {
  return [
    `import { chart } from ${JSON.stringify(path)};`,
    `import { PlainView, plainView, viewAt } from ${JSON.stringify(VIEW)};`,
    models === null ? 'const exported = {};' : `import * as exported from ${JSON.stringify(models)};`,
    'const models = Object.values(exported).flat().filter((model) => model?.events);',
    `export default { title: ${JSON.stringify(`${group}/${name}`)}, component: PlainView, tags: ['autodocs'], parameters: { xstate: () => ({ view: plainView, ...chart, models }) } };`,
    ...situations.map(
      (situation) => `export const ${exportOf(situation)} = { args: { view: viewAt(chart, ${JSON.stringify(situation)}) } };`,
    ),
  ].join('\n');
}

/** The name of an export, from which Storybook makes the same story id as from the situation. */
function exportOf(situation: string): string {
  const name = situation.charAt(0).toUpperCase() + situation.slice(1).replaceAll(/[^\p{L}\p{N}_$]+/gu, '_');
  return /^[\p{L}_$]/u.test(name) ? name : `_${name}`;
}
