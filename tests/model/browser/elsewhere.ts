import type { User } from '../../../machines/session/index.ts';
import { newTraveller, signInAgain, signInDemo, signUp, storedSession, type Stored } from '../../journeys/guest.ts';
import type { Stage } from '../chart.ts';

/** Runs code in another tab of the same browser, on a page of the same origin outside the shop. */
async function inAnotherTab(page: Stage['page'], act: (stored: Stored) => void, stored: Stored): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/docs/');
  await tab.evaluate(act, stored);
  await tab.close();
}

/** Signs another user in on another tab; this one receives the storage event. The user's token is noted. */
export async function signInElsewhere({ page, notes, switchboard }: Stage): Promise<void> {
  const session = await signUp(new URL(page.url()).origin, newTraveller(), null, switchboard.session);
  notes.set('token', session.access);
  await inAnotherTab(page, (stored) => Object.assign(localStorage, stored), storedSession(session));
}

/** Signs the registered account in on another tab, as it is or with other facts. */
export async function signInDemoElsewhere({ page }: Stage, facts: Partial<User> = {}): Promise<void> {
  const session = await signInDemo(new URL(page.url()).origin);
  const stored = storedSession({ ...session, user: { ...session.user, ...facts } });
  await inAnotherTab(page, (items) => Object.assign(localStorage, items), stored);
}

/**
 * Signs the first user in again on another tab, whether this page still has the session or not. The sign-in over the page must be closed
 * afterwards.
 */
export async function signInAgainElsewhere(stage: Stage): Promise<void> {
  const { traveller, outbox, page, shop } = stage;
  await signOutElsewhere(stage);
  await page.waitForFunction(() => localStorage.getItem('anden.session') === null);
  const session = await signInAgain(new URL(page.url()).origin, traveller, outbox);
  await inAnotherTab(page, (stored) => Object.assign(localStorage, stored), storedSession(session));
  await shop.signIn.dialog.waitFor({ state: 'hidden' });
}

/** Another tab renews the session of the signed-in user. */
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

/** Signs out on another tab. */
export async function signOutElsewhere({ page }: Stage): Promise<void> {
  await inAnotherTab(page, () => localStorage.removeItem('anden.session'), {});
}
