import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/ports.ts';
import type { Scale } from './scale.ts';
import type { Figure } from './figures.ts';
import { type Memory, memoryOf } from './memory.ts';
import { start } from './processes/start.ts';

/** Starts a file of `processes` on an empty folder, and measures it when nothing happens. */
async function measured(file: string, settleMs: number, env: Readonly<Record<string, string>> = {}): Promise<Memory> {
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
export async function rest({ settleMs }: Scale['rest']): Promise<Figure[]> {
  const floor = await measured('pgliteAlone.ts', settleMs);
  const ours = await measured('shop.ts', settleMs, { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) });
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
    figure('rest', 'memory of the first start above the embedded database alone, at rest', 'now', 'ours'),
    figure('rest-peak', 'the same at its peak', 'peak', null),
  ];
}
