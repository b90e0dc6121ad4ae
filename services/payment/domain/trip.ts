import type { components } from '../../../openapi/types/trip.ts';

/** A cart, an order and older tickets as the trip service answers them. */
export type TripCart = components['schemas']['InternalCart'];
export type TripOrder = components['schemas']['Order'];
/** The tickets of a reservation or an operation of the older platform. */
export type OlderSale = components['schemas']['OldSale'];
