import type { components } from '../../../openapi/types/trip.ts';

type Schemas = components['schemas'];
export type TicketStatus = Schemas['Ticket']['status'] | 'released';

/** The fields of a ticket that are known before it is issued; the others depend on the cart. */
export type TicketBody = Omit<Schemas['Ticket'], '_id' | 'itemId' | 'status' | 'qr'>;

export interface CartTicket {
  readonly id: string;
  readonly runId: string;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly status: TicketStatus;
  readonly itemId: string | null;
  /** The ticket that this one replaces in a change, of either platform. */
  readonly replaces: string | null;
  /** Whether its one change of name was used. */
  readonly renamed: boolean;
  /** When the driver scanned it; null before. */
  readonly usedAt: Date | null;
  readonly body: TicketBody;
}

/** A ticket with its cart and the owner of the cart. */
export interface OwnedTicket extends CartTicket {
  readonly cartId: string;
  readonly accountId: string;
  readonly orderId: string | null;
}

/** A taxi that was sold with a ticket. */
export interface TaxiSale {
  /** The id of the ticket, of either platform. */
  readonly id: string;
  /** Who bought it: the account, or the e-mail of the older platform. */
  readonly accountId: string | null;
  readonly email: string | null;
}

export interface SeatOnRun {
  readonly runId: string;
  readonly seat: number;
}
