import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { cheapestOfEachDay, isCalendarRange } from '../domain/monthPrices.ts';
import { runIdOf, type RunLegs } from '../domain/runId.ts';
import { commonDays, daysOnSaleAt } from '../domain/saleDays.ts';
import { type Departure, departuresBetween } from '../feed/departures.ts';
import { priceOf } from '../feed/tariff.ts';
import { layoutById } from '../layouts/layouts.ts';
import { takenSeats } from '../store/claims.ts';

/** The lowest price of each day between two places, without the days on which nothing can be bought (API-007). */
export function searchMonthPrices(trip: Trip): Handler<operations['searchMonthPrices']> {
  return async ({ body: { origenId, destinoId, dateInit, dateEnd } }) => {
    const { network, place } = trip.timetable();
    const [origin, destination] = [place(origenId), place(destinoId)];
    if (origin === undefined || destination === undefined) throw new Problem(422, 'place-not-found', 'No encontramos ese lugar.');
    const asked = { first: dateInit, last: dateEnd };
    if (!isCalendarRange(asked)) throw new Problem(422, 'range-invalid', 'Revisa las fechas.');
    const now = trip.clock.now();
    const { first, last } = commonDays(asked, daysOnSaleAt(origin.timeZone, now, trip.saleDays));
    const ahead = departuresBetween(network, origenId, destinoId, first, last)
      .filter(({ at }) => Date.parse(at) > now)
      .map((departure) => ({ ...departure, runId: runIdOf(legsOf(departure)) }));
    const taken = await takenSeats(trip.db, ahead, new Date(trip.clock.machineNow()));
    // A run without a row has no claims. Only the demo presells seats of such a run, and never all of them.
    const free = ahead
      .filter(({ runId, trip: { layoutId } }) => (taken.get(runId) ?? 0) < (layoutById(layoutId)?.capacity ?? 0))
      .map((departure) => ({
        at: departure.at,
        legs: legsOf(departure),
        price: priceOf(network, departure.trip, departure.serviceDate, departure.legs.from, departure.legs.to),
      }));
    return { status: 200, body: { data: { data: cheapestOfEachDay(free) } } };
  };
}

const legsOf = ({ trip, serviceDate, legs }: Departure): RunLegs => ({
  routeId: trip.routeId,
  scheduleId: trip.scheduleName,
  manifestDate: serviceDate,
  legFrom: legs.from,
  legTo: legs.to,
});
