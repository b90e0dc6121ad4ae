import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model, Step } from '../../machines/testing/paths.ts';
import { walkable, type BrowserChart } from './browser/chart.ts';

/** What a step means to a tester: in plain words, and the value of the sandbox or the switch that brings it about. */
export type Words = { says: string; sandbox?: string | ((rest: readonly Step[]) => string) };

type EventsOf<M> = M extends { events: infer Events } ? keyof Events & string : never;
/** The names of all that can happen in a model, or in any of several models of one chart. */
export type EventOf<Models> = EventsOf<Models extends readonly (infer One)[] ? One : Models>;

export type Chart = { id: string; models: Model[]; words: Readonly<Record<string, Words>>; browser: BrowserChart | null };

const machines = join(import.meta.dirname, '../../machines');
const words = join(import.meta.dirname, 'words');
const browsers = join(import.meta.dirname, 'browser');

/** Every chart that has a model, found on the disk: one that is added later appears by itself. */
export async function loadCharts(): Promise<Chart[]> {
  const features = readdirSync(machines, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const charts = await Promise.all(features.map(({ name }) => loadChart(name)));
  return charts.filter((chart) => chart !== null);
}

async function loadChart(name: string): Promise<Chart | null> {
  const found = await load(join(machines, name, `${name}.model.ts`));
  const models = found ? Object.values(found).flat().filter(isModel) : [];
  if (models.length === 0) return null;
  const spoken = await load(join(words, `${name}.ts`));
  const played = await load(join(browsers, `${name}.ts`));
  return {
    id: name,
    models,
    words: Object.assign({}, ...Object.values(spoken ?? {})) as Chart['words'],
    browser: Object.values(played ?? {}).find(isBrowserChart) ?? null,
  };
}

/** The models of a chart as far as a browser can walk them; as they are where no browser does. */
export function walked({ models, browser }: Chart): Model[] {
  return browser ? models.map((model) => walkable(model, browser)) : models;
}

async function load(path: string): Promise<Record<string, unknown> | null> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function isBrowserChart(value: unknown): value is BrowserChart {
  return typeof value === 'object' && value !== null && 'begin' in value && 'steps' in value && 'unrun' in value;
}

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'machine' in value && 'events' in value && 'facts' in value;
}
