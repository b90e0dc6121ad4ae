import { leavesOf } from '../../machines/testing/paths.ts';
import { walk, walkAgain, walkNamed } from '../../machines/testing/walks.ts';
import type { Chart } from './loadCharts.ts';
import { wordsOf } from './told.ts';

/** A random walk in plain words, by its name; null for any other text. */
export function walkText(chart: Chart, name: string): string | null {
  const found = walkNamed(name);
  const model = found && chart.models[found.model];
  if (!found || !model) return null;
  const seen: string[] = [];
  let told: string | undefined;
  const look = (snapshot: Parameters<typeof leavesOf>[0]) => {
    if (snapshot.status === 'error') throw snapshot.error;
    seen.push(leavesOf(snapshot).join(' + '));
  };
  const steps = walkAgain(model, found);
  let taken = steps;
  try {
    taken = walk(model, steps, look);
  } catch (error) {
    told = error instanceof Error ? error.message : String(error);
  }
  const lines = taken.map(
    ({ name: step }, index) => `  ${index + 1}. ${wordsOf(chart, step, []).says}  →  ${seen[index + 1] ?? 'ahí falla'}`,
  );
  return [
    `${chart.id}, caminata ${name}`,
    `  empieza en ${seen[0] ?? '?'}`,
    ...lines,
    ...(told === undefined ? [] : [`  falla: ${told}`]),
  ].join('\n');
}
