import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './runProgram.ts';

/** A recipe of CONTRIBUTING.md. `npm run new -- <recipe> <name>` writes its skeleton. */
type Recipe = {
  /** Folders of `new/` whose files it writes. */
  templates: string[];
  /** Lines in files that exist: the line, and the text before which it stands. */
  lines: { file: string; before: string; line: string }[];
  next: string;
};

const step = [
  {
    file: 'machines/booking/booking.types.ts',
    before: ';\n\n/** A location with an address. */',
    line: "\n  /** The page `/_path_`. */\n  | { name: '_name_' }",
  },
  { file: 'src/messages/es-MX/titles.ts', before: "  elsewhere: '", line: "  _name_: '_title_',\n" },
  { file: 'src/app/steps/addresses.test.ts', before: "    ['/venta/asientos', {", line: "    ['/_path_', { name: '_name_' }],\n" },
  {
    file: 'machines/booking/booking.test.ts',
    before: "      payment: { name: 'payment', folio: ",
    line: "      _name_: { name: '_name_' },\n",
  },
];

const operation = `  /_path_:
    get:
      operationId: _name_
      summary: _Words_
      x-summary-es: _title_
      tags: [platform]
      security: []
      responses:
        '200':
          description: The names.
          headers: {server-time: {$ref: '#/components/headers/ServerTime'}}
          content:
            application/json:
              schema:
                type: object
                required: [names]
                properties:
                  names: {type: array, items: {type: string}}
              example: {names: [Wi-Fi]}
        '400': {$ref: '#/components/responses/Invalid'}
        '429': {$ref: '#/components/responses/TooMany'}
        '500': {$ref: '#/components/responses/Failed'}
        '503': {$ref: '#/components/responses/Unavailable'}

`;

const recipes: Record<string, Recipe> = {
  page: {
    templates: ['step', 'page'],
    lines: [
      ...step,
      {
        file: 'tests/journeys/journey.ts',
        before: 'import { ProfilePage }',
        line: "import { _Name_Page } from '../pages/_Name_Page.ts';\n",
      },
      { file: 'tests/journeys/journey.ts', before: '    profile: new ', line: '    _name_: new _Name_Page(page),\n' },
    ],
    next: 'Write its query and its screen. It reads the amenities of the buses until then.',
  },
  chart: {
    templates: ['step', 'chart'],
    lines: step,
    next: 'Write its chart, its port and its screen. It reads the amenities of the buses until then.',
  },
  endpoint: {
    templates: ['endpoint'],
    lines: [
      { file: 'openapi/trip.yaml', before: 'components:\n', line: operation },
      { file: 'services/trip/policies/network.ts', before: '} satisfies', line: '  _name_: anyone,\n' },
      {
        file: 'docs/decisions/0054-operations-that-the-shop-does-not-call.md',
        before: '\nOperations with the token of a service',
        line: '| `_name_` | | a page that is not written yet | has no use for it yet |\n',
      },
    ],
    next: 'Describe it in openapi/trip.yaml. When a page calls it, delete its line in decision 0054.',
  },
};

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const [kind = '', name = '', ...rest] = process.argv.slice(2);
const recipe = recipes[kind];
if (!recipe || !/^[a-z][a-zA-Z]+$/.test(name)) {
  console.error(
    `npm run new -- ${Object.keys(recipes).join('|')} <name> [<title>]; the name is English, like priceAlert, the title Spanish`,
  );
  process.exit(1);
}

const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const title = rest.length > 0 ? rest.join(' ') : capital(words);
const named: Record<string, string> = {
  name,
  Name: capital(name),
  Words: capital(words),
  title,
  // Addresses of pages are Spanish, those of operations English.
  path: slug(kind === 'endpoint' ? words : title),
};
const fill = (text: string): string => text.replaceAll(/_([A-Za-z]+)_/g, (mark, key: string) => named[key] ?? mark);

const folders = recipe.templates.map((folder) => join(import.meta.dirname, 'new', folder));
const files = folders.flatMap((folder) =>
  globSync('**/*.tpl', { cwd: folder }).map((file) => ({ file: fill(file.replace(/[.]tpl$/, '')), template: join(folder, file) })),
);
const taken = files.filter(({ file }) => existsSync(join(root, file)));
if (taken.length > 0) {
  console.error(`There is already ${taken.map(({ file }) => file).join(', ')}.`);
  process.exit(1);
}

for (const { file, template } of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), fill(readFileSync(template, 'utf8')));
}
for (const { file, before, line } of recipe.lines) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${JSON.stringify(before)}; correct scripts/new.ts`);
  writeFileSync(
    join(root, file),
    text.replace(before, () => fill(line) + before),
  );
}
const written = files.map(({ file }) => file).toSorted();
for (const [program, args] of [
  ['oxfmt', written],
  ['npm', ['run', '--silent', 'generate']],
] as const) {
  const { ok, output } = await run(program, args);
  if (!ok) throw new Error(output);
}
console.log([...written, ...new Set(recipe.lines.map(({ file }) => `${file} (a line)`)), '', recipe.next].join('\n'));
