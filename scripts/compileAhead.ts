import type { Plugin } from 'vite';

/**
 * Prepends the comment that makes Chromium compile all functions of a file while it loads, off the main thread. Otherwise each function is
 * compiled on its first call, and a starting page calls most of them.
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
