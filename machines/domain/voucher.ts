import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { Ways } from './order.ts';

/** An order that is paid at a till (CONF-020 to CONF-027). Instants of the reservation have the offset of the first terminal. */
export type Voucher = {
  orderId: string;
  folio: string;
  state: 'pending' | 'paid' | 'expired' | 'cancelled';
  reference: string;
  createdAt: Instant;
  expiresAt: Instant;
  total: Money;
  email: string;
  ways: Ways;
};
