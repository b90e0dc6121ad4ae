import type { components } from '../../../openapi/types/trip.ts';

/** A cart, an order and older tickets as the trip service answers them. */
export type TripCart = components['schemas']['InternalCart'];
export type TripOrder = components['schemas']['Order'];
/** A ticket that was found by what a traveller says of it. */
export type FoundTicket = components['schemas']['FoundTicket'];
/** At most 20, and whether there are more. */
export interface FoundTickets {
  readonly tickets: readonly FoundTicket[];
  readonly isMore: boolean;
}
/** The tickets of a reservation or an operation of the older platform. */
export type OlderSale = components['schemas']['OldSale'];
