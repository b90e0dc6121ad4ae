import type { Change, TicketCheck } from '../domain/change.ts';
import type { Failure } from '../domain/failure.ts';
import type { Ticket, Way } from '../domain/order.ts';
import type { Departure, Direction, SearchQuery } from '../domain/trip.ts';

/** The bought tickets of one direction. */
export type EditInput = { way: Way<Ticket> };

export type EditContext = EditInput & {
  checks: TicketCheck[];
  /** The tickets that are to be changed, by their ids. */
  chosen: string[];
  error: EditError | null;
  found: Found | null;
  failure: Failure | null;
};

/** A bus, between the cities that it is searched for. */
export type Found = { departure: Departure; query: SearchQuery };

/** What stands against the choice of passengers. Who stays is on the same bus. */
export type EditError = 'nobody' | 'minorAlone' | 'petAlone';

export type EditEvent =
  | { type: 'ticket.toggled'; ticketId: string }
  | { type: 'edit.submitted' }
  | { type: 'edit.dismissed' }
  | { type: 'edit.retried' };

/** Who changes, and the bus on which the new seats are. */
export type EditOutput = ({ kind: 'begun'; change: Change } & Found) | { kind: 'dismissed' };

export type EditView =
  | { screen: 'asking' }
  /** None of the tickets can change; `message` is the service's own reason. */
  | { screen: 'refused'; message: string | null }
  /** Only a minor or a pet could change, who does not travel alone (ERR-082). */
  | { screen: 'guarded' }
  | { screen: 'failed' }
  | {
      screen: 'choosing';
      direction: Direction;
      rows: { ticketId: string; name: string; fare: string; seat: string; checked: boolean; refusal: string | null }[];
      error: EditError | null;
      opening: boolean;
    };
