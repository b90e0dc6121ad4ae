import { isPurchasing } from '../../../machines/booking/interruption.rules.ts';
import type { BookingActor } from './bookingActor.ts';
import { isIdle, announceNewBuild } from './newBuild.ts';
import { trustedUrl } from '../live/trustedUrl.ts';
import { tokens } from '../session/tokens.ts';
import { tabStore } from '../storage/browserStorage.ts';
import { deleteAnswers } from '../storage/answerCaches.ts';

/** Milliseconds between two looks at whether the page can be reloaded. */
const LOOK_MS = 1_000;
/**
 * Looks that wait for the newer worker to take over. Chromium delays it, sometimes for minutes, while the worker before has work. Then the
 * page reloads anyway, because a page from the network is of the newer build.
 */
const PATIENT_LOOKS = 5;
/** Marks the tab until its reloaded page starts. */
const FRESH = 'anden.fresh';

/**
 * Registers the service worker. The worker of a newer build takes over at once and reloads the page, but never during a hold or a payment,
 * and never over typed text (NAV-076, decision 14).
 */
export async function startWorker(booking: BookingActor): Promise<void> {
  // A session that ended without this page left nothing behind.
  if (!tokens.read()) void deleteAnswers(['own']);
  // Private windows of some browsers have no workers, nor have pages without https.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker: workers } = navigator;
  await loaded();
  const registration = await workers.register(trustedUrl('anden-service-worker', `${import.meta.env.BASE_URL}sw.js`));
  /** The page is of the newer build, whose worker still waits. */
  let isFresh = tabStore.getItem(FRESH) !== null;
  tabStore.removeItem(FRESH);
  let unanswered = 0;
  let isReplaced = false;
  let isReloading = false;
  let looks: ReturnType<typeof setInterval> | undefined;

  const reload = (): void => {
    isReloading = true;
    if (isReplaced) tabStore.removeItem(FRESH);
    else tabStore.setItem(FRESH, FRESH);
    location.reload();
  };
  /** The first worker of this browser waits for a moment too, and replaces none. */
  const isNewer = (): boolean => isReplaced || (registration.waiting !== null && registration.active !== null);
  const settle = (): void => {
    // A second reload would begin the first one anew.
    if (isReloading || !isNewer()) return;
    if (isPurchasing(booking.getSnapshot())) return isFresh ? undefined : announceNewBuild({ reload: null });
    if (!isReplaced) {
      registration.waiting?.postMessage('take over');
      unanswered += 1;
      if (isFresh || unanswered <= PATIENT_LOOKS) return;
    }
    if (isIdle()) return reload();
    announceNewBuild({ reload });
  };
  const meet = (): void => {
    // A purchase ends, a dialog closes and a text is deleted without an event of the worker.
    looks ??= setInterval(settle, LOOK_MS);
    settle();
  };
  const watch = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) meet();
    });

  let { controller } = workers;
  const takeOver = (): void => {
    isReplaced = true;
    // Chromium never answers a reload whose request reached the earlier worker just before it stopped.
    if (isReloading) stop();
    isReloading = false;
    meet();
  };
  workers.addEventListener('controllerchange', () => {
    const isNewest = controller !== null && !isFresh;
    ({ controller } = workers);
    if (controller && isNewest) whenActivated(controller, takeOver);
  });
  registration.addEventListener('updatefound', () => {
    isFresh = false;
    unanswered = 0;
    watch(registration.installing);
  });
  watch(registration.installing);
  if (isNewer()) meet();
  // The browser looks for a newer build some time after a navigation, and never while a page stays open.
  const look = () => void registration.update().catch(() => {});
  look();
  document.addEventListener('visibilitychange', () => document.hidden || look());
}

/** Calls back when the worker is active, because a waiting or activating worker answers no page. */
function whenActivated(worker: ServiceWorker, then: () => void): void {
  if (worker.state === 'activated') return then();
  worker.addEventListener('statechange', () => worker.state === 'activated' && then());
}

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
