import { fromPromise } from 'xstate';
import type { Departure } from '../../../machines/domain/trip.ts';
import type { Bus } from '../../../machines/bus/index.ts';
import { faresOfTrip, fetchSeatMap } from '../queries/seatMap.ts';
import { servicesQuery } from '../queries/faresAndServices.ts';
import { servicesOf } from '../wire/seat.ts';

export const getSeatMap = fromPromise<Bus, { departure: Departure }>(async ({ input, signal }) => {
  const { departure } = input;
  const [{ map, quotas }, fares, services] = await Promise.all([
    fetchSeatMap(departure, signal),
    faresOfTrip(departure),
    servicesQuery(departure.destination.id),
  ]);
  return { map, fares, services: servicesOf(services), quotas };
});
