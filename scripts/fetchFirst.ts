import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
const source = new URL('../src/ui/fetchFirst.ts', import.meta.url).pathname;

/**
 * Puts `src/ui/fetchFirst.ts` before each dynamic import of the build, in the place of Vite's helper. Vite adds the files behind the import.
 */
export const fetchFirst = (): Plugin => ({
  name: 'fetch-first',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: HELPER },
    handler: () => `export { fetchFirst as __vitePreload } from ${JSON.stringify(source)};`,
  },
});
