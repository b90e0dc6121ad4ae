import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './runProgram.ts';

/** A committed file that names each file of a folder, and its lines for the folder as it is. */
type List = { file: string; lines: string[] };

const head = '// Generated from the files of the folder by `npm run generate`. Do not edit.';

const namesIn = (folder: string): string[] =>
  globSync('*.ts', { cwd: join(root, folder) })
    .filter((file) => file !== 'index.ts' && !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
    .toSorted((a, b) => (a < b ? -1 : 1));

/** The served operations of a service. Named exports, so that a file must export a function of its own name. */
function routesOf(service: string): List {
  const folder = `services/${service}/routes`;
  return { file: `${folder}/index.ts`, lines: namesIn(folder).map((name) => `export { ${name} } from './${name}.ts';`) };
}

/** The texts of the traveller. */
function messages(): List {
  const folder = 'src/messages/es-MX';
  return { file: `${folder}.ts`, lines: namesIn(folder).map((name) => `export * from './es-MX/${name}.ts';`) };
}

/** The steps of the shop: each file that exports a manifest. The type requires one for each step of the wizard. */
function steps(): List {
  const folder = 'src/app/steps';
  const names = namesIn(folder).filter((name) =>
    readFileSync(join(root, folder, `${name}.ts`), 'utf8').includes(`export const ${name}: Manifest<`),
  );
  const lines = [
    "import type { LateStep } from '../../../machines/booking/index.ts';",
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    "import type { Manifest } from './manifest.ts';",
    '',
    "/** Every step of the shop. Addresses, titles, files, preloading and the build's chunks derive from this list. */",
    "export const steps: { [Name in LateStep | 'home']: Manifest<Name> } = {",
    ...names.map((name) => `  ${name},`),
    '};',
  ];
  return { file: `${folder}/steps.ts`, lines };
}

/** Writes the lists that differ from their folder, unless `check` is set. Returns their files. */
export function writeLists({ check }: { check: boolean }): string[] {
  const stale = [routesOf('trip'), routesOf('identity'), routesOf('payment'), messages(), steps()]
    .map(({ file, lines }) => ({ file, text: [head, ...lines, ''].join('\n') }))
    .filter(({ file, text }) => readFileSync(join(root, file), 'utf8') !== text);
  if (!check) for (const { file, text } of stale) writeFileSync(join(root, file), text);
  return stale.map(({ file }) => file);
}

if (import.meta.main) for (const file of writeLists({ check: false })) console.log(`Written: ${file}`);
