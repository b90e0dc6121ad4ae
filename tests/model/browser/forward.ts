import type { Stage } from '../chart.ts';

/** Moves the clocks of the services and of the page together. */
export async function forward({ page, switchboard }: Stage, seconds: number): Promise<void> {
  await switchboard.forward(seconds);
  await page.clock.fastForward(seconds * 1000);
}
