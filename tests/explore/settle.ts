import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { look, type Sight } from './look.ts';
import { controlsOf, readTree, shapeOf, type Control, type Node } from './tree.ts';

const EVERY_MS = 80;
/** A sheet may open a moment after the press. */
const STILL_MS = 300;
/** A page that moves all the time, as a live map does, counts as at rest after this. */
const MOVES_MS = 4_000;
/** How long a wait may show the same words. */
export const WAIT_MS = 15_000;

export type Reading = { sight: Sight; tree: readonly Node[] };

/** What the page shows now; a page that is just replaced is read again. */
export async function readPage(page: Page): Promise<Reading> {
  for (let tries = 0; ; tries += 1) {
    try {
      await page.waitForLoadState('domcontentloaded', { timeout: 10_000 });
      return { sight: await page.evaluate(look), tree: await readTree(page) };
    } catch (error) {
      if (tries === 5 || page.isClosed()) throw error;
      await pause(EVERY_MS);
    }
  }
}

/** The controls that no dialog covers; the tree of the page contains the others too. */
export async function reachable(page: Page, { sight, tree }: Reading): Promise<Control[]> {
  const controls = controlsOf(tree);
  if (!sight.hasInert) return controls;
  const covered = await Promise.all(
    controls.map(({ ref }) =>
      page
        .getByRef(ref)
        .evaluate((element) => element.closest('[inert]') !== null, undefined, { timeout: 1_000 })
        .catch(() => true),
    ),
  );
  return controls.filter((_, index) => !covered[index]);
}

/**
 * Reads until nothing changes for a moment, no wait is shown and no request is under way. `endless` names a wait that showed the same words for 15 s.
 */
export async function settle(page: Page, requests: ReadonlySet<unknown>): Promise<Reading & { endless: string | undefined }> {
  const began = performance.now();
  let last = { shape: '', since: began };
  let waiting: { words: string; shape: string; since: number } | undefined;
  for (;;) {
    await pause(EVERY_MS);
    const reading = await readPage(page);
    const { waits } = reading.sight;
    const shape = shapeOf(reading.tree);
    const now = performance.now();
    if (shape !== last.shape || requests.size > 0) last = { shape, since: now };
    const isStill = now - last.since > STILL_MS || now - began > MOVES_MS;
    if (waits.length === 0 && isStill) return { ...reading, endless: undefined };
    const words = waits.join(', ');
    waiting =
      waits.length === 0
        ? undefined
        : waiting && waiting.words === words && waiting.shape === shape
          ? waiting
          : { words, shape, since: now };
    if (waiting && now - waiting.since > WAIT_MS) return { ...reading, endless: `«${waiting.words}» shows for ${WAIT_MS / 1000} s` };
  }
}
