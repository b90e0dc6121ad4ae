import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTES } from '../.storybook/variants.ts';
import { loadCharts } from '../tests/model/loadCharts.ts';
import { notesOf } from '../tests/model/notes.ts';
import { coverageNow, notesFolder } from '../tests/model/runs.ts';

// Storybook adds the files of this folder to the atlas.
const charts = await loadCharts();
mkdirSync(notesFolder, { recursive: true });
writeFileSync(join(notesFolder, NOTES), JSON.stringify(notesOf(charts, coverageNow(charts))));
