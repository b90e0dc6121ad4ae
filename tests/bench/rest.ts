import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/ports.ts';
import type { Figure } from './figures.ts';
import { start } from './processes/start.ts';

/** Milliseconds after the start, so that the heap has shrunk. */
const settleMs = 30_000;

/** Resident memory of a process at rest and at its peak, in MB. */
interface Memory {
  readonly rest: number;
  readonly peak: number;
}

function memoryOf(pid: number | undefined): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const value = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { rest: value('VmRSS'), peak: value('VmHWM') };
}

/** Starts a file of `processes` on an empty folder, and measures it when nothing happens. */
async function measured(file: string, env: Readonly<Record<string, string>> = {}): Promise<Memory> {
  const folder = mkdtempSync(join(tmpdir(), 'anden-rest-'));
  const started = await start(file, { DATA_DIR: folder, ...env });
  try {
    await pause(settleMs);
    return memoryOf(started.child.pid);
  } finally {
    await started.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All services with the embedded database, the broker and the demo network after their first start, beside the embedded database alone. */
export async function rest(): Promise<Figure[]> {
  const floor = await measured('pgliteAlone.ts');
  const ours = await measured('shop.ts', { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) });
  const figure = (row: string, title: string, of: keyof Memory, judged: Figure['judged']): Figure => ({
    row,
    title,
    unit: 'MB',
    ours: ours[of] - floor[of],
    floor: floor[of],
    ratio: null,
    judged,
  });
  return [
    figure('rest', 'memory of the first start above the embedded database alone, at rest', 'rest', 'ours'),
    figure('rest-peak', 'the same at its peak', 'peak', null),
  ];
}
