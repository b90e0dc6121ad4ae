import type { Plugin } from 'vite';

const HELPER = /^\0vite\/preload-helper\.js$/;
const source = new URL('../src/ui/fetchFirst.ts', import.meta.url).pathname;

/**
 * Puts `src/ui/fetchFirst.ts` before each dynamic import of the shop, in the place of Vite's helper. The atlas, whose base is relative,
 * keeps that.
 */
export function fetchFirst(): Plugin {
  let isShop = false;
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    configResolved({ base }) {
      isShop = base.startsWith('/');
    },
    load: {
      filter: { id: HELPER },
      handler: () => (isShop ? `export { fetchFirst as __vitePreload } from ${JSON.stringify(source)};` : null),
    },
  };
}
