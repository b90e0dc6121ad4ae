import type { Change, TicketCheck } from '../domain/change.ts';
import type { PlainDate } from '../domain/instant.ts';
import type { Failure } from '../domain/failure.ts';
import type { Ticket, Way } from '../domain/order.ts';
import type { Departure, Direction, SearchQuery } from '../domain/trip.ts';

/** The bought tickets of one direction. */
export type EditInput = { way: Way<Ticket> };

export type EditContext = EditInput & {
  /** The specification passes it to the edit flow, where it decides nothing (CONST-074). */
  dateFlag: PlainDate;
  checks: TicketCheck[];
  /** The ids of the tickets to change. */
  chosen: string[];
  error: EditError | null;
  found: Found | null;
  failure: Failure | null;
};

/** A bus, between the cities of its search. */
export type Found = { departure: Departure; query: SearchQuery };

/** Why the selection is not allowed. The passengers who do not change stay on the same bus. */
export type EditError = 'nobody' | 'minorAlone' | 'petAlone';

export type EditEvent =
  | { type: 'ticket.toggled'; ticketId: string }
  | { type: 'edit.submitted' }
  | { type: 'edit.dismissed' }
  | { type: 'edit.retried' };

/** The changing passengers, and the bus of the new seats. */
export type EditOutput = ({ kind: 'begun'; change: Change } & Found) | { kind: 'dismissed' };

export type EditView =
  | { screen: 'asking' }
  /** No ticket can change; `message` is the service's reason. */
  | { screen: 'refused'; message: string | null }
  /** Only a minor or a pet could change, and neither travels alone (ERR-082). */
  | { screen: 'guarded' }
  | { screen: 'failed' }
  | {
      screen: 'choosing';
      direction: Direction;
      rows: { ticketId: string; name: string; fare: string; seat: string; checked: boolean; refusal: string | null }[];
      error: EditError | null;
      opening: boolean;
    };
