import type { Instant, PlainDate } from './instant.ts';
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
  /** What the ticket with its services is worth, credited to the new ones. */
  paid: Money;
};

/** The bought tickets of one direction that can still change. `origin` and `destination` are the codes of their terminals. */
export type EditedWay = {
  direction: Direction;
  origin: string;
  destination: string;
  departs: Instant;
  seatsOn: NewSeats;
  tickets: { id: string; seatNumber: string }[];
};

/** Where the new seats are: on the bus of the tickets, or on a departure of their route from today on. */
export type NewSeats = { kind: 'bus'; bus: string } | { kind: 'route'; today: PlainDate };

/** An edit of bought tickets: other seats on the bus of one direction (HOLD-008). */
export type Change = { direction: Direction; travellers: Traveller[] };

/**
 * The service's check of one ticket; `message` is the reason of a refusal (EDIT-011, EDIT-013). `wayOutDate`: the ticket was sold with the
 * promotion of the way back, and its way out is on this day.
 */
export type TicketCheck = {
  traveller: Traveller;
  fareName: string;
  kind: FareKind;
  canChange: boolean;
  message: string | null;
  wayOutDate?: PlainDate;
};
