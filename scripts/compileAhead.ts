import type { Plugin } from 'vite';

/**
 * Begins the named files with the comment by which Chromium compiles all of their functions while they arrive, beside the main thread.
 * Without it each is compiled when it is first called, and a page at its start calls most of them.
 */
export const compileAhead = (names: readonly string[]): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
