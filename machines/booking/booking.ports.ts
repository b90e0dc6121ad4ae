import type { checkoutMachine } from '../checkout/index.ts';
import type { confirmationMachine } from '../confirmation/index.ts';
import { pageChart } from './pageChart.ts';
import { callbackPort, chartPort, promisePort } from '../port.ts';
import type { seatsMachine } from '../seats/index.ts';
import type { LateStep, RestoredPurchase } from './booking.types.ts';

/** The steps after the search load when they are opened. */
export const seats = chartPort<typeof seatsMachine>('seats');
export const checkout = chartPort<typeof checkoutMachine>('checkout');
export const confirmation = chartPort<typeof confirmationMachine>('confirmation');

/** The chart of the page of a location, or one that does nothing. */
export const page = pageChart(() => {
  throw new Error('the charts of the pages are not provided');
});

/** Loads the files of a step. Rejects when they do not arrive within 120 s (CONST-044), or belong to an older build. */
export const loadStep = promisePort<void, { step: LateStep }>('loadStep');

/** Reads the purchase that an earlier page of this browser stored. Resolves with null when none can be restored (NAV-068 to NAV-072). */
export const restorePurchase = promisePort<RestoredPurchase | null, undefined>('restorePurchase');

/**
 * Locks the purchase for one tab of a browser. Sends `purchase.heldElsewhere` when another tab holds the lock or takes it over. Leaving the
 * state that invokes this port releases the lock.
 */
export const guardPurchase = callbackPort<undefined>('guardPurchase');

/** Takes the lock for this tab and restores the stored purchase. */
export const takeOver = promisePort<void, undefined>('takeOver');

/** Sends `network.lost` and `network.found`. */
export const network = callbackPort<undefined>('network');
