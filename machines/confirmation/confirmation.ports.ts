import type { Order } from '../domain/order.ts';
import { promisePort } from '../port.ts';

/** The order of the route, for its owner (API-072). Rejects with `not-found`, also for somebody else's. */
export const getCartDetail = promisePort<Order, { orderId: string }>('getCartDetail');

/** Sends the tickets to these addresses again (API-077). */
export const resendTickets = promisePort<void, { orderId: string; to: string[] }>('resendTickets');
