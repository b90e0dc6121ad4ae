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
  /** The bus of the tickets (`runName`); null on the older platform, whose buses are not sold. */
  bus: string | null;
  /** The first day of new departures. */
  today: PlainDate;
  tickets: { id: string; seatNumber: string }[];
};

/** An edit of bought tickets: other seats on a departure of their route (HOLD-008). `departs`: that of the tickets. */
export type Change = { direction: Direction; departs: Instant; travellers: Traveller[] };

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
  keeps?: KeptPromotion;
  /** The same passenger's trip in the other direction. */
  otherWay?: { departs: Instant; arrives: Instant };
};

/** A ticket out gives a ticket back its promotion while it travels on one of these days; else `takenBack` is less credit (decision 38). */
export type KeptPromotion = { from: PlainDate; until: PlainDate; takenBack: Money };
