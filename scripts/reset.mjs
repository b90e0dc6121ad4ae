import { rmSync } from 'node:fs';

rmSync(new URL('../.data', import.meta.url), { recursive: true, force: true });
console.log('.data is empty: the next start loads the demo network anew');
