import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphOf, LIST, told, type NotesFile } from 'storybook-xstate';
import { drawBy, letterMeasure } from 'storybook-xstate/draw';
import { ATLAS_INDEX } from '../.storybook/landing/atlasIndex.ts';
import { NOTES } from '../.storybook/variants.ts';
import { atlasOf } from '../tests/model/atlas.ts';
import { loadCharts } from '../tests/model/loadCharts.ts';
import { notesOf } from '../tests/model/notes.ts';
import { coverageNow, notesFolder } from '../tests/model/runs.ts';

/**
 * `node scripts/noteCharts.ts [--drawn]` writes the notes of each chart; Storybook adds the files of this folder to the atlas. `--drawn` adds
 * the drawings, which take a second each; without them the panel draws.
 */
const isDrawn = process.argv.includes('--drawn');
const charts = await loadCharts();
const folder = join(notesFolder, NOTES);
rmSync(notesFolder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const notes = notesOf(charts, coverageNow(charts));
for (const [index, chart] of notes.entries()) {
  const machine = charts[index]?.models[0]?.machine;
  const graph = machine && JSON.stringify(chart.says ? told(graphOf(machine), chart.says) : graphOf(machine));
  const drawn = isDrawn && graph !== undefined ? { graph, drawing: await drawBy(JSON.parse(graph), letterMeasure) } : undefined;
  writeFileSync(join(folder, `${chart.id}.json`), JSON.stringify({ ...chart, ...(drawn && { drawn }) } satisfies NotesFile));
}
writeFileSync(join(folder, LIST), JSON.stringify(notes.map(({ id }) => id)));
writeFileSync(join(folder, ATLAS_INDEX), JSON.stringify(await atlasOf(notes)));
