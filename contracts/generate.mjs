/**
 * Generates openapi/types/{trip,identity,payment}.ts from the documents of the same name. With --check it writes nothing and exits with 1
 * when a committed file is stale.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const folder = new URL('../openapi/', import.meta.url);
const documents = ['trip', 'identity', 'payment'];
const check = process.argv.includes('--check');

const stale = [];
await mkdir(new URL('types/', folder), { recursive: true });
for (const name of documents) {
  const target = new URL(`types/${name}.ts`, folder);
  const types = astToString(await openapiTS(new URL(`${name}.yaml`, folder), { alphabetize: false }));
  const text = `// Generated from openapi/${name}.yaml by \`npm run generate\`. Do not edit.\n\n${types}`;
  const before = await readFile(target, 'utf8').catch(() => '');
  if (before === text) continue;
  stale.push(`openapi/types/${name}.ts`);
  if (!check) await writeFile(target, text);
}

if (check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'Types are up to date.');
}
