import { newTraveller, storageOf } from '../../journeys/guest.ts';
import type { Stage } from './chart.ts';

const SESSION = 'anden.session';

/** Does something in another tab of the same browser: a page of the same origin that is not the shop. */
async function inAnotherTab(page: Stage['page'], act: (text: string | null) => void, text: string | null): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/docs/');
  await tab.evaluate(act, text);
  await tab.close();
}

/** Somebody new signs in on another tab; this one hears of it by the storage that they share. Their token is noted. */
export async function signInElsewhere({ page, notes }: Stage): Promise<void> {
  const { origins } = await storageOf(new URL(page.url()).origin, newTraveller());
  const session = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === SESSION);
  const { access }: { access: string } = JSON.parse(session?.value ?? '{}');
  notes.set('token', access);
  await inAnotherTab(page, (text) => localStorage.setItem('anden.session', text ?? ''), session?.value ?? '');
}

/** Somebody signs out on another tab. */
export async function signOutElsewhere({ page }: Stage): Promise<void> {
  await inAnotherTab(page, () => localStorage.removeItem('anden.session'), null);
}
