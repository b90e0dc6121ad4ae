import { test as journey, expect, type Shop } from '../journeys/journey.ts';
import { Buyer } from './browser/buyer.ts';
import type { BrowserChart, Stage } from './browser/chart.ts';
import { Gates } from './browser/gates.ts';

export { expect };

type Fixtures = { stage: Stage };

/** What a path is played on: one page, the services behind it, and gates before their answers. */
export const test = journey.extend<Fixtures>({
  stage: async ({ page, shop, switchboard, outbox, books, traveller, bus, baseURL, buyer, session }, use) => {
    const gates = new Gates(page);
    await page.addInitScript(() => {
      if (!location.pathname.startsWith('/bank/')) localStorage.setItem('anden.inspect', '1');
    });
    await use({
      page,
      expect,
      shop,
      gates,
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

export type ChartState = { value: unknown; status: string };

/** In which state a chart of the page is, or was when it ended. */
export async function stateOf({ page }: Shop, chart: string): Promise<ChartState | null> {
  const text = await page.locator('html').getAttribute('data-charts');
  if (text === null) return null;
  const charts: Record<string, ChartState> = JSON.parse(text);
  return charts[chart] ?? null;
}

export type { BrowserChart };
