/** The first file of the shop, which is here: this module is part of it. */
const first = import.meta.url;
const arrived = new Set([first]);
/** What a function of the build imports when it is called, and what a file imports at once. All files are in one folder. */
const whenCalled = /\bimport\("(\.\/[^"]+)"/g;
const atOnce = /\b(?:from|import)"(\.\/[^"]+)"/g;

/**
 * Calls a function that imports a file of the build, after that file and what it imports arrived; the import finds them in the browser's
 * cache. A browser remembers a module that did not arrive and never requests it again, so over a bad network a second import would fail
 * too. Rejects when a file does not arrive; the next call requests it again (CONST-044). The page has all styles from its start.
 */
export async function fetchFirst<Module>(load: () => Promise<Module>): Promise<Module> {
  const asked = new Set<string>();
  await fetchImports(String(load), whenCalled, asked);
  for (const file of asked) arrived.add(file);
  return load();
}

/** The page preloaded the file. It removes the link element of each file that arrived, so without such elements all arrived. */
function isPreloaded(file: string): boolean {
  if (globalThis.document?.querySelector('link[rel="modulepreload"]') !== null) return false;
  return performance.getEntriesByName(file).some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200);
}

async function fetchImports(source: string, imports: RegExp, asked: Set<string>): Promise<void> {
  const files = Array.from(source.matchAll(imports), ([, name = '']) => new URL(name, first).href);
  await Promise.all(
    files.map(async (file) => {
      if (arrived.has(file) || asked.has(file) || isPreloaded(file)) return;
      asked.add(file);
      const answer = await fetch(file);
      if (!answer.ok) throw new Error(file);
      await fetchImports(await answer.text(), atOnce, asked);
    }),
  );
}
