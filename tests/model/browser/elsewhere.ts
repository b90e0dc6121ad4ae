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

/**
 * Who was signed in at the beginning is so again, by another tab, whether the page still took them for that or not: their session was refused in the
 * page alone. Nothing of the sign-in is left over the page.
 */
export async function signInAgainElsewhere(stage: Stage): Promise<void> {
  const { session, page, shop } = stage;
  if (session === null) throw new Error('nobody was signed in');
  await signOutElsewhere(stage);
  await page.waitForFunction(() => localStorage.getItem('anden.session') === null);
  await inAnotherTab(page, (stored) => Object.assign(localStorage, stored), storedSession(session));
  await shop.signIn.dialog.waitFor({ state: 'hidden' });
}

/** Another tab renews the session of whoever is signed in. */
export async function renewElsewhere({ page }: Stage): Promise<void> {
  const renew = () => {
    const session = JSON.parse(localStorage.getItem('anden.session') ?? '{}');
    localStorage.setItem('anden.session', JSON.stringify({ ...session, expiresAt: '2099-01-01T00:00:00Z' }));
  };
  await inAnotherTab(page, renew, {});
}

/** Closes the sign-in that a refused session opens over the page. */
export async function uncover({ shop }: Stage): Promise<void> {
  if (!(await shop.signIn.close.isVisible())) return;
  await shop.signIn.close.click();
  await shop.signIn.dialog.waitFor({ state: 'hidden' });
}

/** Somebody signs out on another tab. */
export async function signOutElsewhere({ page }: Stage): Promise<void> {
  await inAnotherTab(page, () => localStorage.removeItem('anden.session'), {});
}
