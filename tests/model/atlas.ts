import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, restsOf, storyIdOf, type Chart, type ChartNotes } from 'storybook-xstate';
import { toId } from 'storybook/internal/csf';
import { tellPath, walkThrough, walked, type NumberedPath } from 'xstate-paths';
import { pathToFileURL } from 'node:url';
import type { AtlasIndex, IndexedChart, IndexedStep } from '../../.storybook/landing/atlasIndex.ts';
import { steps } from '../../src/app/steps/steps.ts';
import type { Chart as TestedChart } from './chart.ts';
import { speech } from './speech.ts';

const root = join(import.meta.dirname, '../..');
const ATLAS = 'http://localhost:6006/';

/** The id of the story file that shows the chart of these examples, or null. */
function componentOf(file: string): string | null {
  const shows = new RegExp(`import \\{ chart\\b[^}]*\\} from '[^']*${file.replaceAll('.', '[.]')}'`);
  const source = globSync('{src/screens/*,.storybook/stories}/*.stories.tsx', { cwd: root })
    .map((name) => readFileSync(join(root, name), 'utf8'))
    // Other stories may take one situation of the chart; the page of its flow stands in its own.
    .find((text) => shows.test(text) && text.includes(`'autodocs'`));
  const [, title] = /title: '([^']+)'/.exec(source ?? '') ?? [];
  return title === undefined ? null : toId(title, '');
}

const examplesOf = async (file: string) => ((await import(pathToFileURL(join(root, file)).href)) as { chart: Chart }).chart;

/** The index of the charts and steps for the first page of the atlas, with the sentences and paths of these notes. */
export async function atlasOf(notes: readonly ChartNotes[]): Promise<AtlasIndex> {
  const files = globSync('machines/*/*.examples.ts', { cwd: root }).toSorted();
  const charts = files.map(async (file): Promise<IndexedChart> => {
    const chart = await examplesOf(file);
    const component = componentOf(file);
    const rests: Record<string, string[]> = {};
    for (const [situation, states] of Object.entries(component === null ? {} : restsOf(chart)))
      for (const state of states) rests[state] = [...(rests[state] ?? []), storyIdOf(component ?? '', situation)];
    const of = notes.find(({ id }) => id === chart.machine.id);
    return {
      id: chart.machine.id,
      component,
      rests,
      says: of?.says?.events ?? {},
      paths: of?.paths.length ?? 0,
    };
  });
  return { charts: await Promise.all(charts), steps: stepsInOrder() };
}

/** The folders of the screens from home on, each before those that it leads to. */
function stepsInOrder(): IndexedStep[] {
  const screenOf = (name: string) => {
    const [file] = globSync(`src/app/steps/${name}.step.tsx`, { cwd: root });
    if (file === undefined) return name === 'home' ? 'search' : null;
    return /screens[/](?!parts)(\w+)[/]/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? null;
  };
  const met: (keyof typeof steps)[] = ['home'];
  for (const name of met) met.push(...steps[name].next.filter((next) => !met.includes(next)));
  return met.flatMap((name) => {
    const screen = screenOf(name);
    return screen === null ? [] : [{ screen, next: steps[name].next.flatMap((next) => screenOf(next) ?? []) }];
  });
}

/** The address in the atlas of the story where a path stopped, with the path at that step; null without a story. */
export async function storyOf(chart: TestedChart, path: NumberedPath, step: number): Promise<string | null> {
  const file = `machines/${chart.id}/${chart.id}.examples.ts`;
  const model = walked(chart)[path.model];
  const component = componentOf(file);
  if (!model || component === null) return null;
  const described = await examplesOf(file);
  const here = walkThrough(model, path.steps.slice(0, step)).end;
  const ids = new Set(here._nodes.map(({ id }: { id: string }) => id));
  const rests = Object.entries(restsOf(described));
  const [situation] = rests.find(([, states]) => states.length === ids.size && states.every((id) => ids.has(id))) ?? rests[0] ?? [];
  if (situation === undefined) return null;
  const taken = tellPath(chart, path, speech).steps.filter(({ at }) => at < step).length;
  const story = storyIdOf(component, situation);
  return addressOf(`${ATLAS}?path=/story/${story}`, { path: { number: path.number, step: taken }, events: [] });
}
