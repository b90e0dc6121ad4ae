import type { Change, EditedWay, TicketCheck } from '../domain/change.ts';
import type { Failure } from '../domain/failure.ts';
import type { Instant, PlainDate } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import type { Departure, Direction, SearchQuery } from '../domain/trip.ts';

/** The bought tickets of one direction. */
export type EditInput = { way: EditedWay };

export type EditContext = EditInput & {
  /** The specification passes it to the edit flow, where it decides nothing (CONST-074). */
  dateFlag: PlainDate;
  checks: TicketCheck[];
  /** The ids of the tickets to change. */
  chosen: string[];
  error: EditError | null;
  /** The day whose departures are offered. */
  date: PlainDate;
  offers: Offers | null;
  found: Found | null;
  failure: Failure | null;
};

/** The chosen bus, between the cities of its search. */
export type Found = { departure: Departure; query: SearchQuery };

/** The departures of a day, between the cities of their search. */
export type Offers = { departures: Departure[]; query: SearchQuery };

/**
 * Why the selection is not allowed. The passengers who do not change stay on their bus. `minorLeft`: they leave it, and a minor stays without
 * a companion.
 */
export type EditError = 'nobody' | 'minorAlone' | 'minorLeft' | 'petAlone';

/**
 * Why a departure is not offered: too few seats for the changing passengers, a minor would stay on the old bus alone, or somebody would travel
 * back before the way out arrives.
 */
export type OfferRefusal = 'full' | 'minorLeft' | 'crossed';

export type EditEvent =
  | { type: 'ticket.toggled'; ticketId: string }
  | { type: 'edit.submitted' }
  | { type: 'day.chosen'; date: PlainDate }
  | { type: 'departure.chosen'; tripId: string }
  | { type: 'edit.dismissed' }
  | { type: 'edit.retried' };

/** The changing passengers, and the bus of the new seats. */
export type Begun = { change: Change } & Found;

export type EditOutput = ({ kind: 'begun' } & Begun) | { kind: 'dismissed' };

/** `isOwn`: the bus of the tickets. `takenBack`: the promotion that the ways back of the changing passengers lose on this day. */
export type OfferRow = {
  id: string;
  departs: Instant;
  arrives: Instant;
  brand: string;
  serviceClass: string;
  price: Money;
  freeSeats: number;
  isOwn: boolean;
  takenBack: Money;
  refusal: OfferRefusal | null;
};

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
    }
  | {
      screen: 'departing';
      direction: Direction;
      date: PlainDate;
      days: { date: PlainDate; current: boolean; past: boolean }[];
      list: { kind: 'searching' } | { kind: 'failed' } | { kind: 'listed'; rows: OfferRow[] };
    };
