import { register, signInDemo, storedSession } from '../../journeys/guest.ts';
import type { Stage } from '../chart.ts';
import { Buyer } from './buyer.ts';

/** Signs a new registered traveller in on this page. Returns a buyer with the same session. */
export async function signInRegistered({ page, outbox, switchboard, traveller }: Stage): Promise<Buyer> {
  await page.goto('/docs/');
  const { origin } = new URL(page.url());
  const session = await register(origin, traveller, outbox);
  await page.evaluate((stored) => Object.assign(localStorage, stored), storedSession(session));
  return new Buyer(origin, { token: session.access, sandbox: switchboard.session });
}

/** Signs the registered account of the sandbox in on this page. */
export async function signInDemoHere({ page, buyer }: Stage): Promise<void> {
  await page.goto('/docs/');
  await page.evaluate((stored) => Object.assign(localStorage, stored), storedSession(await signInDemo(buyer.origin)));
}
