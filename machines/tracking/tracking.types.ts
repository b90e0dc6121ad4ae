import type { Instant } from '../domain/instant.ts';
import type { OwnTrip } from '../domain/ownTrip.ts';

export type TrackedTrip = Pick<OwnTrip, 'id' | 'origin' | 'destination' | 'departs' | 'arrives'>;

/** `unit` is the bus number of the ticket; null when the ticket has none. */
export type TrackingInput = { unit: string | null; trip: TrackedTrip };

/** Where a bus was at an instant. */
export type Fix = { latitude: number; longitude: number; at: Instant };

export type TrackingContext = TrackingInput & { now: Instant; fix: Fix | null };

export type TrackingEvent = { type: 'clock.ticked'; now: Instant } | { type: 'tracking.closed' };

/** The trip by the clock (BUS-007 to BUS-009): `Abordando`, `En curso`, `¿Dónde abordo?`. */
export type TripStatus = 'boarding' | 'onTheWay' | 'elsewhere';

export type TrackingView = {
  unit: string | null;
  trip: TrackedTrip;
  status: TripStatus;
  /** Whether it is too early for the bus, or its trip is over; null from boarding until its arrival. */
  outside: { kind: 'early'; opensAt: Instant } | { kind: 'over' } | null;
  /** The last known fix with its age in whole seconds; null before the first one. */
  fix: (Fix & { age: number; isStale: boolean }) | null;
};
