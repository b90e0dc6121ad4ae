import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Locks an embedded database against a second process. Returns the release function, or the id of the process that holds the lock. */
export function lockFolder(folder: string): { readonly release: () => void } | { readonly heldBy: number } {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'pid');
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = Number(readFileSync(path, 'utf8'));
      if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && alive(holder)) return { heldBy: holder };
      rmSync(path, { force: true });
    }
  }
}
