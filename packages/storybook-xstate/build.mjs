// Writes dist/package.json: the package with its JavaScript in place of its TypeScript.
import { readFileSync, writeFileSync } from 'node:fs';

const { scripts: _, files: __, ...kept } = JSON.parse(readFileSync('package.json', 'utf8'));
const compiled = ([name, path]) => [name, path.startsWith('./src/') ? path.replace('./src/', './').replace(/[.]tsx?$/, '.js') : path];
const exports = Object.fromEntries(Object.entries(kept.exports).map(compiled));
writeFileSync('dist/package.json', `${JSON.stringify({ ...kept, exports }, null, 2)}\n`);
