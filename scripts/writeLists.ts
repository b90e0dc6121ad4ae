import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readHelp, readLegal } from '../services/shared/shopTexts.ts';
import { root } from './runProgram.ts';

/** A committed file, and its lines as other files of the repository make them. */
type List = { file: string; source?: string; lines: string[] };

const head = (source: string) => `// Generated from ${source} by \`npm run generate\`. Do not edit.`;

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

/** The texts of the example of a company, for a page whose server has none: that of the sandbox, and the stories. */
function builtTexts(): List[] {
  const read = (name: string): string => readFileSync(join(root, 'docs/operations/shop', `${name}.md`), 'utf8');
  const refuse =
    (name: string) =>
    (sentence: string, line?: number): never => {
      throw new Error(`docs/operations/shop/${name}.md:${line ?? 1}: ${sentence}`);
    };
  const legal = ['terms', 'privacy'].map((name) => ({ name, type: 'LegalText', text: readLegal(read(name), refuse(name)) }));
  const help = { name: 'help', type: 'readonly HelpTopic[]', text: readHelp(read('help'), refuse('help')) };
  return [...legal, help].map(({ name, type, text }) => ({
    file: `src/messages/texts/${name}.ts`,
    source: `docs/operations/shop/${name}.md`,
    lines: [
      `import type { ${type.replace(/readonly |\[\]/g, '')} } from '../fillText.ts';`,
      '',
      `export const ${name}: ${type} = ${JSON.stringify(text, null, 2)};`,
    ],
  }));
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
  const stale = [routesOf('trip'), routesOf('identity'), routesOf('payment'), messages(), steps(), ...builtTexts()]
    .map(({ file, source = 'the files of the folder', lines }) => ({ file, text: [head(source), ...lines, ''].join('\n') }))
    .filter(({ file, text }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text);
  if (!check) for (const { file, text } of stale) writeFileSync(join(root, file), text);
  return stale.map(({ file }) => file);
}

if (import.meta.main) for (const file of writeLists({ check: false })) console.log(`Written: ${file}`);
