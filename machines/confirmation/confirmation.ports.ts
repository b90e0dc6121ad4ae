import type { Order } from '../domain/order.ts';
import { promisePort } from '../port.ts';

/** Fetches the order of the address for its owner (API-072). Rejects with `not-found`, also for an order of somebody else. */
export const getCartDetail = promisePort<Order, { orderId: string }>('getCartDetail');

/** Opens the PDF of the operation number in a new tab, or saves it where the browser opens none (API-087, CONF-028). */
export const downloadTickets = promisePort<void, { orderId: string; operation: string }>('downloadTickets');

/** Sends the tickets to these addresses again (API-077). */
export const resendTickets = promisePort<void, { orderId: string; to: string[] }>('resendTickets');
