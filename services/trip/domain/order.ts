import type { components } from '../../../openapi/types/trip.ts';
import type { CartTicket } from './ticket.ts';

type Schemas = components['schemas'];

export interface Order {
  readonly id: string;
  readonly cartId: string;
  readonly paymentId: string;
  readonly accountId: string;
  readonly status: Schemas['Order']['status'];
  readonly transactionId: string;
  readonly createdAt: Date;
  readonly discount: Schemas['Order']['discount'];
}

/** An order with what My trips shows of it. */
export interface SoldOrder extends Order {
  readonly method: Schemas['Transaction']['payments'][number]['method'];
  readonly folio: string;
  /** What a till asks for, for a reservation. */
  readonly reference: string | null;
  /** End of a reservation. */
  readonly payBefore: Date | null;
  /** What the order costs, in 1/100000 peso. */
  readonly amount: number;
  readonly tickets: readonly CartTicket[];
}
