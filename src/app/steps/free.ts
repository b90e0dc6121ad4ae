import { freeOrderMachine, freeOrderView } from '../../../machines/freeOrder/index.ts';
import { createOrder } from '../actors/createOrder.ts';
import { makeKey } from '../actors/makeKey.ts';
import { pause } from '../actors/pause.ts';

export { freeOrderView };

/** The order of a cart that costs nothing, with its ports. */
export const freeOrder = freeOrderMachine.provide({ actors: { makeKey, createOrder, pause } });
