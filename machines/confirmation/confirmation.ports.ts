import type { Order } from '../domain/order.ts';
import { promisePort } from '../port.ts';

/** Fetches the order of the address for its owner (API-072). Rejects with `not-found`, also for an order of somebody else. */
export const getCartDetail = promisePort<Order, { orderId: string }>('getCartDetail');

/** Downloads the tickets as a PDF, in a file that is named by the operation (API-087). */
export const downloadTickets = promisePort<void, { orderId: string; operation: string }>('downloadTickets');

/** Sends the tickets to these addresses again (API-077). */
export const resendTickets = promisePort<void, { orderId: string; to: string[] }>('resendTickets');
