import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The files that may write "Andén". Every other one names the shop of the configuration. */
const named = {
  'the demo': ['services/sandbox/shop/logo-dark.svg', 'services/sandbox/shop/logo.svg', 'services/sandbox/values.ts'],
  'what the build contains and the server replaces': ['index.html', 'public/manifest.webmanifest', 'services/start/builtPage.ts'],
  'the platform of a terminal': ['services/payment/domain/applePass.ts', 'src/messages/es-MX/boarding.ts'],
  'this program, for its operator': ['services/main.ts', 'services/shared/db.ts'],
};

/** The files that may write of a demonstration or of an example: the program says to its operator what the sandbox would provide. */
const demonstrated = [
  'services/main.ts',
  'services/shared/bankConfig.ts',
  'services/shared/config.ts',
  'services/shared/db.ts',
  'services/shared/warnings.ts',
  'services/start/network.ts',
];

/** The files whose text, without comments, contains a word. */
function writing(word: RegExp): string[] {
  const files = globSync(['index.html', 'public/**/*.*', '{src,machines,services}/**/*.{ts,tsx,js,css,svg}'], { cwd: root });
  return files
    .filter((file) => {
      if (/[.](test|stories|examples)[.]tsx?$|[.]png$|^machines\/testing\//.test(file)) return false;
      return word.test(readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, ''));
    })
    .toSorted();
}

it('only the demo and the platforms are named Andén', () => {
  expect(writing(/(?<!\p{L})Andén(?!\p{L})/u)).toEqual(Object.values(named).flat().toSorted());
});

it('only the sandbox writes of a demonstration', () => {
  const files = writing(/demostraci|de prueba|ficti|anden\.example/i).filter((file) => !file.startsWith('services/sandbox/'));
  expect(files).toEqual(demonstrated);
});
