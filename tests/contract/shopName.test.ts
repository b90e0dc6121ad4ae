import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The files that may write "Andén". Every other one names the shop of the configuration. */
const named = {
  'the demo': ['services/sandbox/shop/logo-dark.svg', 'services/sandbox/shop/logo.svg', 'services/sandbox/values.ts'],
  'what the build contains and the server replaces': ['index.html', 'public/manifest.webmanifest', 'services/start/shop.ts'],
  'the platform of a terminal': ['services/payment/domain/applePass.ts', 'src/messages/es-MX/boarding.ts'],
  'this program, for its operator': ['services/main.ts', 'services/shared/db.ts'],
};

it('only the demo and the platforms are named Andén', () => {
  const files = globSync(['index.html', 'public/**/*.*', '{src,machines,services}/**/*.{ts,tsx,js,css,svg}'], { cwd: root });
  const writing = files.filter((file) => {
    if (/[.](test|stories|examples)[.]tsx?$|[.]png$/.test(file)) return false;
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '');
    return /(?<!\p{L})Andén(?!\p{L})/u.test(text);
  });
  expect(writing.toSorted()).toEqual(Object.values(named).flat().toSorted());
});
