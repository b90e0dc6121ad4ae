/** The first file of the shop, which is here: this module is part of it. */
const first = import.meta.url;
const arrived = new Set([first]);
/** What a function of the build imports when it is called, and what a file imports at once. All files are in one folder. */
const whenCalled = /\bimport\("(\.\/[^"]+)"/g;
const atOnce = /\b(?:from|import)"(\.\/[^"]+)"/g;

/**
 * Calls a function that imports a file of the build, after that file and what it imports arrived; the import finds them in the browser's
 * cache. A browser remembers a module that did not arrive and never requests it again, so over a bad network a second import would fail
 * too. Rejects when a file does not arrive; the next call requests it again (CONST-044). `styles` are addresses below the base.
 */
export async function fetchFirst<Module>(load: () => Promise<Module>, styles: readonly string[] = []): Promise<Module> {
  const asked = new Set<string>();
  await Promise.all([fetchImports(String(load), whenCalled, asked), ...styles.map(addStyle)]);
  for (const file of asked) arrived.add(file);
  return load();
}

async function fetchImports(source: string, imports: RegExp, asked: Set<string>): Promise<void> {
  const files = Array.from(source.matchAll(imports), ([, name = '']) => new URL(name, first).href);
  await Promise.all(
    files.map(async (file) => {
      if (arrived.has(file) || asked.has(file)) return;
      asked.add(file);
      await fetchImports(await textOf(file), atOnce, asked);
    }),
  );
}

async function textOf(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.text();
}

async function addStyle(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file;
  const isHere = () => document.querySelector(`link[href="${href}"]`) !== null;
  if (isHere()) return;
  await textOf(href);
  if (!isHere()) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
