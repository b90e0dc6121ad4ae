import { Workbox } from 'workbox-window';
import { isPurchasing } from '../../../machines/booking/interruption.rules.ts';
import type { BookingActor } from '../boot/bookingActor.ts';
import { isIdle, tellNewBuild } from '../boot/newBuild.ts';
import { trustedUrl } from '../live/trustedUrl.ts';
import { tokens } from '../session/tokens.ts';
import { emptyShelves } from './shelves.ts';

const reload = () => location.reload();

/**
 * Registers the service worker. The worker of a newer build takes over at once and reloads the page, but never during a hold or a payment,
 * and never over typed text (NAV-076, decision 14).
 */
export function startWorker(booking: BookingActor): void {
  // A session that ended without this page left nothing behind.
  if (!tokens.read()) void emptyShelves(['own']);
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox(trustedUrl('anden-service-worker', `${import.meta.env.BASE_URL}sw.js`));
  let newer: 'none' | 'waits' | 'took over' = 'none';

  const settle = (): void => {
    if (newer === 'none') return;
    if (isPurchasing(booking.getSnapshot())) return tellNewBuild({ reload: null });
    if (newer === 'waits') return worker.messageSkipWaiting();
    if (isIdle()) return reload();
    tellNewBuild({ reload });
  };

  worker.addEventListener('waiting', () => {
    newer = 'waits';
    settle();
  });
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    // The first worker of this browser replaces none.
    if (!isUpdate && !isExternal) return;
    newer = 'took over';
    settle();
  });
  booking.subscribe(settle);
  document.addEventListener('visibilitychange', () => {
    // A page without navigations would not look for a newer build.
    if (!document.hidden) void worker.update().catch(() => {});
    settle();
  });
  // It waits until the page has loaded. Without the worker the shop works while there is a network.
  void worker.register().catch(() => {});
}
