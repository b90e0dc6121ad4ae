import type { checkoutMachine } from '../checkout/index.ts';
import type { confirmationMachine } from '../confirmation/index.ts';
import type { seatsMachine } from '../seats/index.ts';
import { callbackPort, chartPort, promisePort } from '../port.ts';

/** The steps after the search. Whoever only looks for a bus does not load them. */
export const seats = chartPort<typeof seatsMachine>('seats');
export const checkout = chartPort<typeof checkoutMachine>('checkout');
export const confirmation = chartPort<typeof confirmationMachine>('confirmation');

/**
 * Only one tab of a browser may hold a purchase. Says `purchase.heldElsewhere` when another one has it, or takes it over.
 * The lock goes with the state that holds this port.
 */
export const guardPurchase = callbackPort<undefined>('guardPurchase');

/** Makes this tab the holder of the purchase and begins again from what was last stored. */
export const takeOver = promisePort<void, undefined>('takeOver');

/** Says `network.lost` and `network.found`. */
export const network = callbackPort<undefined>('network');
