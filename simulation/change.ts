import { registerHooks } from 'node:module';

/** Another text for one file of the shop. `file` is its path from the root. */
export interface Change {
  readonly file: string;
  readonly text: string;
}

let current: readonly Change[] = [];

/** The marks that the changed texts of this process called. A text calls `reachedMark('…')`; neither a page nor a service has such a name. */
export const reached = new Set<string>();

/** Loads the shop of this process with changes of different files, in the services and on the pages. Call it before the shop is imported. */
export function putIn(changes: readonly Change[]): void {
  current = changes;
  Object.assign(globalThis, { reachedMark: (mark: string) => reached.add(mark) });
  registerHooks({
    load(url, context, next) {
      const text = changedText(new URL(url).pathname);
      const loaded = next(url, context);
      return text === undefined ? loaded : { ...loaded, source: text };
    },
  });
}

/** The text of a file, by its absolute path, when a change is there. */
export function changedText(path: string): string | undefined {
  return current.find(({ file }) => path.endsWith(`/${file}`))?.text;
}

/** Whether the pages of this process may be others than those of the files. They contain nothing of the services. */
export function changesPages(): boolean {
  return current.some(({ file }) => !file.startsWith('services/'));
}
