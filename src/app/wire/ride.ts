import type { Ride } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/trip.ts';

type RunLegs = components['schemas']['RunLegs'];

export const rideOf = ({ routeId, scheduleId, manifestDate, legFrom, legTo }: RunLegs): Ride => ({
  routeId,
  scheduleName: scheduleId,
  manifestDate,
  legFrom,
  legTo,
});

/** A ride as the service names it. */
export const runOf = ({ scheduleName, ...ride }: Ride): RunLegs => ({ ...ride, scheduleId: scheduleName });
