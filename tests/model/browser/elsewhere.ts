import { newTraveller, signUp, storedSession, type Stored } from '../../journeys/guest.ts';
import type { Stage } from './chart.ts';

/** Does something in another tab of the same browser: a page of the same origin that is not the shop. */
async function inAnotherTab(page: Stage['page'], act: (stored: Stored) => void, stored: Stored): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/docs/');
  await tab.evaluate(act, stored);
  await tab.close();
}

/** Somebody new signs in on another tab; this one hears of it by the storage that they share. Their token is noted. */
export async function signInElsewhere({ page, notes }: Stage): Promise<void> {
  const session = await signUp(new URL(page.url()).origin, newTraveller(), null);
  notes.set('token', session.access);
  await inAnotherTab(page, (stored) => Object.assign(localStorage, stored), storedSession(session));
}

/** Somebody signs out on another tab. */
export async function signOutElsewhere({ page }: Stage): Promise<void> {
  await inAnotherTab(page, () => localStorage.removeItem('anden.session'), {});
}
