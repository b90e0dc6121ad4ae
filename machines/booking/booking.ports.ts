import { callbackPort, promisePort } from '../port.ts';

/**
 * Only one tab of a browser may hold a purchase. Says `purchase.heldElsewhere` when another one has it, or takes it over.
 * The lock goes with the state that holds this port.
 */
export const guardPurchase = callbackPort<undefined>('guardPurchase');

/** Makes this tab the holder of the purchase and begins again from what was last stored. */
export const takeOver = promisePort<void, undefined>('takeOver');

/** Says `network.lost` and `network.found`. */
export const network = callbackPort<undefined>('network');
