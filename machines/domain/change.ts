import type { Money } from './money.ts';
import type { Direction, FareKind } from './trip.ts';

/** Who travels with a bought ticket that gets another seat; name and passenger type stay as they were sold. */
export type Traveller = {
  ticketId: string;
  firstName: string;
  lastName: string;
  fareId: string;
  serviceIds: string[];
  /** The seat of the ticket as it is. */
  seatNumber: string;
  /** What the ticket and its services cost: it counts for the new ones. */
  paid: Money;
};

/** An edit of bought tickets: other seats on the bus of one direction (HOLD-008). */
export type Change = { direction: Direction; travellers: Traveller[] };

/** What the service says of changing one ticket; `message` is its reason not to (EDIT-011, EDIT-013). */
export type TicketCheck = { traveller: Traveller; fareName: string; kind: FareKind; canChange: boolean; message: string | null };
