import type { ChartState } from 'xstate-paths/playwright';
import { test as journey, expect, type Shop } from '../journeys/journey.ts';
import { Buyer } from './browser/buyer.ts';
import type { Stage } from './chart.ts';
import { StepFiles } from './browser/stepFiles.ts';
import { Gates } from './browser/gates.ts';

export { expect };

type Fixtures = { stage: Stage };

/** The stage of a path: one page, its services, and gates before their answers. */
export const test = journey.extend<Fixtures>({
  stage: async ({ page, shop, switchboard, outbox, books, traveller, bus, baseURL, buyer, session }, use) => {
    const gates = new Gates(page);
    await gates.install();
    await page.addInitScript(() => {
      if (!location.pathname.startsWith('/bank/')) localStorage.setItem('anden.inspect', '1');
    });
    await use({
      page,
      expect,
      shop,
      gates,
      files: new StepFiles(page),
      switchboard,
      outbox,
      books,
      traveller,
      bus,
      buyer,
      session,
      other: new Buyer(baseURL ?? '', { token: session?.access }),
      notes: new Map(),
    });
    await gates.release();
  },
});

/** The state of a chart of the page, or its last state. */
export async function stateOf({ page }: Shop, chart: string): Promise<ChartState | null> {
  const text = await page.locator('html').getAttribute('data-charts');
  if (text === null) return null;
  const charts: Record<string, ChartState> = JSON.parse(text);
  return charts[chart] ?? null;
}
