import type { operations } from '../../../openapi/types/payment.ts';
import { accountsOwning, anyone, type Policy, provedEmail, services } from '../../shared/policy.ts';

/** Tickets of the older platform belong to the account that proved their e-mail. A guest only typed one, so it owns none. */
const olderBuyers = accountsOwning((caller, { email }: { readonly email: string }) => provedEmail(caller) === email);

/** A reservation is opened by its mailed link, or by the account of its tickets. The pass of either opens and pays it. */
export const reservationPolicies = {
  mailReservationLink: services,
  /** The token of the link is the credential. */
  resolveReservationToken: anyone,
  openOwnReservation: olderBuyers,
  /** The pass in the request names the only reservation that it opens. */
  getReservation: { audience: 'owner' },
  /** Without a pass, by the account of the tickets. */
  payReservation: olderBuyers,
  resendTicketsByOperation: olderBuyers,
} satisfies { readonly [Id in keyof operations]?: Policy };
