import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Lists that are no sentence: columns and fields by their names, the facts of a feed in one line, a request, and variables to set. */
const noSentences = new Set([
  'services/sandbox/switchboard/recording.ts',
  'services/sandbox/switchboard/strict.ts',
  'services/shared/walletKeys.ts',
  'services/trip/feed/describe.ts',
  'services/trip/feed/table.ts',
  'src/app/actors/resendTickets.ts',
]);

it('a list of a sentence is joined by Intl.ListFormat, as «4, 5 y 6»', () => {
  const files = globSync(['src/{app,screens,ui}/**/*.{ts,tsx}', 'machines/**/*.ts', 'services/**/*.ts'], { cwd: root });
  const joined = files.filter((file) => {
    if (/[.](test|stories|examples|model)[.]tsx?$|[/]migrations[/]/.test(file)) return false;
    return /[.]join\(['"`], ['"`]\)|(?<=[?:+] )(['"`])(?:, | [yoeu] )\1/.test(readFileSync(join(root, file), 'utf8'));
  });
  expect(joined.filter((file) => !noSentences.has(file))).toEqual([]);
});
