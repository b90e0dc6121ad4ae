import type { operations } from '../../../openapi/types/trip.ts';
import type { Identity } from '../../shared/auth.ts';
import { accounts, ownersOf, type Policy, services } from '../../shared/policy.ts';

/** What was bought: the account that bought it, and its order. */
interface Bought {
  readonly accountId: string;
  readonly orderId: string | null;
}

/** Whether the caller bought it. The link of a mail opens one order of the account alone. */
export const bought = (caller: Identity, { accountId, orderId }: Bought): boolean =>
  accountId === caller.subject && (caller.orderId === undefined || caller.orderId === orderId);

const buyers = ownersOf((caller, order: { readonly id: string; readonly accountId: string }) =>
  bought(caller, { accountId: order.accountId, orderId: order.id }),
);

/** An order belongs to the account that bought it. A guest has no list of orders. Payment issues and cancels what is reserved. */
export const orderPolicies = {
  listTransactions: accounts,
  getTransactionOfOrder: buyers,
  getSeatDetails: buyers,
  getCancellableItems: buyers,
  previewCancelTickets: buyers,
  cancelTickets: buyers,
  getOrderInternal: services,
  issueReservedOrder: services,
  cancelReservedOrder: services,
  findTickets: services,
  getOrderWorth: services,
  takeOrderWorth: services,
  returnOrderWorth: services,
  correctOrderEmail: services,
} satisfies { readonly [Id in keyof operations]?: Policy };
