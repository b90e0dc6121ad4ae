import { Actor, type AnyEventObject } from 'xstate';
import { nameOf } from 'xstate-paths';
import type { LateStep } from '../../machines/booking/index.ts';
import { currency, sellIn } from '../../machines/domain/money.ts';
import type { AwaitedCode } from '../../machines/signIn/index.ts';
import { startBooking, type Booking, type BookingActor } from '../../src/app/boot/bookingActor.ts';
import { config } from '../../src/app/ground/config.ts';
import { serverClock } from '../../src/app/ground/serverClock.ts';
import { watchClock } from '../../src/app/http/watchClock.ts';
import { cardVault } from '../../src/app/payment/cardVault.ts';
import { queries } from '../../src/app/queries/queryClient.ts';
import { newPasswordVault, passwordVault } from '../../src/app/session/passwordVault.ts';
import { tokens } from '../../src/app/session/tokens.ts';
import { BASE, locationOf } from '../../src/app/steps/addresses.ts';
import { openStep } from '../../src/app/steps/openStep.ts';
import { AWAITED } from '../../src/app/storage/awaitedCodeKey.ts';
import { tabStore } from '../../src/app/storage/browserStorage.ts';
import { whenIdle } from '../../src/ui/whenIdle.ts';
import { addressBar } from './page/addressBar.ts';
import { effectsOf } from './page/effects.ts';
import { follow } from './page/follow.ts';
import { shown } from './page/shown.ts';

/**
 * The late files whose functions the controls of pages without a chart call. Ask a query with `queries.fetchQuery`. Evaluating them with
 * each page would double its time.
 */
const late = {
  account: () => import('../../src/app/queries/account.ts'),
  accountChanges: () => import('../../src/app/queries/accountChanges.ts'),
  catalogue: () => import('../../src/app/queries/catalogueQueries.ts'),
  monthPrices: () => import('../../src/app/queries/monthPrices.ts'),
  paymentLog: () => import('../../src/app/queries/paymentLog.ts'),
  socialProviders: () => import('../../src/app/queries/socialProviders.ts'),
  voucher: () => import('../../src/app/queries/voucher.ts'),
};

/**
 * Starts the shop at the address of the page, as `src/app/boot/main.tsx` does, without React. Returns what a traveller's hands hold. `cross`
 * gets the name of each transition that a chart takes.
 */
export async function openPage(cross: (transition: string) => void) {
  if (config.currency !== currency.code) sellIn(config.currency);
  const { actor, wizard } = location.pathname === `${BASE}/oauth-redirect` ? await openReturned() : startShop(await awaited());
  actor.system.inspect((change) => {
    if (change.type === '@xstate.microstep') for (const one of change._transitions) cross(nameOf(one));
    if (change.type === '@xstate.event') reportStopped(change.event, change.sourceRef);
  });
  return {
    /** The wizard: it takes the events of the shell, and its children those of the steps. */
    actor,
    wizard,
    /** Every chart that runs, with its view. */
    shown: () => shown(actor),
    /** Loads the files of a step, as the page before it does. Before the network is lost, they must be there. */
    preload: (name: LateStep) => openStep(name, wizard),
    /** What is typed into fields that no chart sees. */
    ...{ cardVault, passwordVault, newPasswordVault },
    ...{ queries, late, tokens, serverClock },
  };
}

/** A port may reject, but a chart that tells its parent of an error has thrown it. */
function reportStopped(event: AnyEventObject, source: unknown): void {
  const isChart = source instanceof Actor && 'machine' in source.getSnapshot();
  if (!isChart || !event.type.startsWith('xstate.error.actor.')) return;
  // oxlint-disable-next-line no-console -- the oracle reads what a page says
  console.error('uncaught', new Error(`its chart ${source.id} stops: ${String(event['error'])}`));
}

async function awaited(): Promise<AwaitedCode | null> {
  if (!tabStore.getItem(AWAITED)) return null;
  const { recallAwaited } = await import('../../src/app/storage/awaitedCode.ts');
  return recallAwaited().catch(() => null);
}

function startShop(awaited: AwaitedCode | null): Booking {
  const { pathname, search } = location;
  const booking = startBooking(locationOf(pathname.slice(BASE.length), search), awaited);
  follow(booking.actor, [addressBar(booking.actor), ...effectsOf(booking.actor)]);
  whenIdle(() => watchClock());
  return booking;
}

/** Takes what a provider returned (NAV-003). No window is opened, so it is always for this tab. */
async function openReturned(): Promise<Booking> {
  const { openReturn } = await import('../../src/app/boot/returnPage.tsx');
  let booking: Booking | undefined;
  const start = (): BookingActor => (booking = startShop(null)).actor;
  openReturn(document.body, start);
  return booking ?? startShop(null);
}
