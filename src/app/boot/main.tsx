import { StrictMode } from 'react';
import type { AwaitedCode } from '../../../machines/signIn/index.ts';
import { currency, sellIn } from '../../../machines/domain/money.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../../styles/global.css';
import { holdInstallPrompt } from '../offline/installPrompt.ts';
import { showFocused } from '../../ui/showFocused.ts';
import { App } from './App.tsx';
import { config } from '../ground/config.ts';
import { firstStep, startBooking, type BookingActor } from './bookingActor.ts';
import { queries } from '../queries/queryClient.ts';
import { ShopTimeZone } from '../../screens/parts/ShopTimeZone.ts';
import { AWAITED } from '../storage/awaitedCodeKey.ts';
import { localStore, tabStore } from '../storage/browserStorage.ts';
import { surviveTranslation } from './surviveTranslation.ts';
import { BASE, locationOf } from '../steps/addresses.ts';
import { idleAfter, whenIdle } from '../../ui/whenIdle.ts';

if (config.currency !== currency.code) sellIn(config.currency);

surviveTranslation(document);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

/** Starts the shop at the current address. */
function startShop(place: HTMLElement, awaited: AwaitedCode | null = null): BookingActor {
  const { pathname, search } = window.location;
  const booking = startBooking(locationOf(pathname.slice(BASE.length), search), awaited);
  idleAfter(firstStep(booking.actor));
  if (localStore.getItem('anden.inspect')) void import('./publishCharts.ts').then(({ publishCharts }) => publishCharts(booking.actor));
  showFocused();
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        {/* The address of Home ends in a slash, because the scope of the service worker is `/compra/`. With transitions, two Backs in a row render once, and
            the first address is lost. */}
        <BrowserRouter basename={`${BASE}/`} useTransitions={false}>
          <ShopTimeZone value={config.shopTimeZone}>
            <App booking={booking} />
          </ShopTimeZone>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  holdInstallPrompt();
  // Without the worker the shop works while there is a network.
  const startWorker = () => void import('./startWorker.ts').then((worker) => worker.startWorker(booking.actor)).catch(() => {});
  if (import.meta.env.PROD) whenIdle(startWorker);
  whenIdle(() => void import('../http/watchClock.ts').then(({ watchClock }) => watchClock()).catch(() => {}));
  return booking.actor;
}

// The return point of the social sign-in (NAV-003).
if (window.location.pathname === `${BASE}/oauth-redirect`)
  void import('./returnPage.tsx').then(({ openReturn }) => openReturn(root, startShop));
// A tab that was discarded while its traveller looked for an SMS comes back to the code.
else if (tabStore.getItem(AWAITED))
  void import('../storage/awaitedCode.ts')
    .then(({ recallAwaited }) => recallAwaited())
    .catch(() => null)
    .then((awaited) => startShop(root, awaited));
else startShop(root);
