import type { Money } from './money.ts';
import type { Direction, FareKind } from './trip.ts';

/** A traveller whose bought ticket gets another seat. Name and passenger type stay as sold. */
export type Traveller = {
  ticketId: string;
  firstName: string;
  lastName: string;
  fareId: string;
  serviceIds: string[];
  /** The current seat of the ticket. */
  seatNumber: string;
  /** Price of the ticket with its services, credited to the new ones. */
  paid: Money;
};

/** An edit of bought tickets: other seats on the bus of one direction (HOLD-008). */
export type Change = { direction: Direction; travellers: Traveller[] };

/** The service's check of one ticket; `message` is the reason of a refusal (EDIT-011, EDIT-013). */
export type TicketCheck = { traveller: Traveller; fareName: string; kind: FareKind; canChange: boolean; message: string | null };
