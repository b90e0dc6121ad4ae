import { createHash } from 'node:crypto';
import { registerHooks } from 'node:module';

/** Another text for one file of the shop. `file` is its path from the root. */
export interface Change {
  readonly file: string;
  readonly text: string;
}

let current: Change | undefined;

/** Loads the shop of this process with a change, in the services and on the pages. Call it before the shop is imported. */
export function putIn(change: Change): void {
  current = change;
  registerHooks({
    load(url, context, next) {
      const text = changedText(new URL(url).pathname);
      const loaded = next(url, context);
      return text === undefined ? loaded : { ...loaded, source: text };
    },
  });
}

/** The text of a file, by its absolute path, when the change is there. */
export function changedText(path: string): string | undefined {
  return current !== undefined && path.endsWith(`/${current.file}`) ? current.text : undefined;
}

/** Identifies the change, for whoever keeps what was compiled. Empty without one. */
export function changeDigest(): string {
  return current === undefined ? '' : `-${createHash('sha256').update(JSON.stringify(current)).digest('hex').slice(0, 16)}`;
}
