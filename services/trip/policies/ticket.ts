import type { operations } from '../../../openapi/types/trip.ts';
import { ownersOf, ownsByEmail, type Policy, services } from '../../shared/policy.ts';
import type { TaxiSale } from '../domain/ticket.ts';
import { bought } from './order.ts';

const buyers = ownersOf(bought);

/** A ticket belongs to whoever bought its order, and its taxi with it. The scanner of the boarding asks as a service. */
export const ticketPolicies = {
  getTransactionOfTicket: buyers,
  getTicketChanges: buyers,
  renamePassenger: buyers,
  validateTransfer: buyers,
  /** Of this platform; one of the older platform belongs to its e-mail. */
  validateTransferOfTickets: buyers,
  inactivateTaxis: ownersOf((caller, { accountId, email }: TaxiSale) =>
    email === null ? accountId === caller.subject : ownsByEmail(caller, { email }),
  ),
  getBoarding: services,
  scanTicket: services,
} satisfies { readonly [Id in keyof operations]?: Policy };
