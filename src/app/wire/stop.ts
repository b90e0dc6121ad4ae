import type { BoardingStop } from '../../../machines/domain/boarding.ts';
import type { operations } from '../../../openapi/types/trip.ts';

type Answer = operations['getStop']['responses']['200']['content']['application/json'];

/** Where a bus is boarded. */
export function stopOf({ terminal, departureDatetime, ...stop }: Answer): BoardingStop {
  const { name, latitude, longitude, timeZone } = terminal;
  return { ...stop, terminal: name, latitude, longitude, timeZone, departs: departureDatetime };
}
