import type { Stage } from '../chart.ts';

/** Changes the address and notifies the page, as Back and Forward do. */
export async function visit({ page }: Stage, path: string): Promise<void> {
  await page.evaluate((address) => {
    const state = { usr: null, key: Math.random().toString(36).slice(2), idx: (window.history.state?.idx ?? 0) + 1 };
    window.history.pushState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, `/compra${path}`);
}
