import type { operations } from '../../../openapi/types/payment.ts';
import { accountsOfEmail, anyone, type Policy, services } from '../../shared/policy.ts';

/** A reservation is opened by its mailed link, or by the account of its tickets. The pass of either opens and pays it. */
export const reservationPolicies = {
  mailReservationLink: services,
  /** The token of the link is the credential. */
  resolveReservationToken: anyone,
  openOwnReservation: accountsOfEmail,
  /** The pass in the request names the only reservation that it opens. */
  getReservation: { audience: 'owner' },
  /** Without a pass, by the account of the tickets. */
  payReservation: accountsOfEmail,
  resendTicketsByOperation: accountsOfEmail,
} satisfies { readonly [Id in keyof operations]?: Policy };
