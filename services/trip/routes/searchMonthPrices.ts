import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { cheapestFirst, isCalendarRange, legsOf, type PricedDeparture, priceToWire } from '../domain/monthPrices.ts';
import { runIdOf } from '../domain/runId.ts';
import { commonDays, daysOnSaleAt } from '../domain/saleDays.ts';
import { departuresBetween } from '../feed/departures.ts';
import { pricesOf } from '../feed/tariff.ts';
import { layoutById } from '../layouts/layouts.ts';
import { takenSeats } from '../store/claims.ts';

/**
 * The first departure of each day with a free seat. It asks for the seats of one departure of a day, then of two, four and so on, so that
 * the usual day costs one row.
 */
async function firstFree(trip: Trip, days: readonly (readonly PricedDeparture[])[]): Promise<PricedDeparture[]> {
  const found = new Map<number, PricedDeparture>();
  for (let [from, count] = [0, 1]; ; [from, count] = [from + count, count * 2]) {
    const candidates = days.flatMap((ofDay) => {
      const [first] = ofDay;
      return first === undefined || found.has(first.day) ? [] : ofDay.slice(from, from + count);
    });
    if (candidates.length === 0) break;
    const asked = candidates.map((departure) => ({ departure, runId: runIdOf(legsOf(departure)), legs: departure.legs }));
    const taken = await takenSeats(trip.db, asked, new Date(trip.clock.machineNow()));
    for (const { departure, runId } of asked) {
      // A run without a row has no claims. Only the demo presells seats of such a run, and never all of them.
      const isFree = (taken.get(runId) ?? 0) < (layoutById(departure.trip.layoutId)?.capacity ?? 0);
      if (isFree && !found.has(departure.day)) found.set(departure.day, departure);
    }
  }
  return [...found.values()].toSorted((a, b) => a.day - b.day);
}

/** The lowest price of each day between two places, without the days on which nothing can be bought (API-007). */
export function searchMonthPrices(trip: Trip): Handler<operations['searchMonthPrices']> {
  return async ({ body: { origenId, destinoId, dateInit, dateEnd, wayOutDate } }) => {
    const { network, place, minorUnit: minor } = trip.timetable();
    const [origin, destination] = [place(origenId), place(destinoId)];
    if (origin === undefined || destination === undefined) throw new Problem(422, 'place-not-found', 'No encontramos ese lugar.');
    const asked = { first: dateInit, last: dateEnd };
    if (!isCalendarRange(asked)) throw new Problem(422, 'range-invalid', 'Revisa las fechas.');
    const now = trip.clock.now();
    const { first, last } = commonDays(asked, daysOnSaleAt(origin.timeZone, now, trip.saleDays));
    const priceOf = pricesOf(network);
    const ahead = departuresBetween(network, origenId, destinoId, first, last)
      .filter(({ instant }) => instant > now)
      .map((departure) => ({
        ...departure,
        price: priceOf(departure.trip, departure.serviceDate, departure.legs.from, departure.legs.to),
      }));
    const cheapest = await firstFree(trip, cheapestFirst(ahead));
    const promotedFrom = trip.returnPromotion ? wayOutDate : undefined;
    return { status: 200, body: { data: { data: cheapest.map((departure) => priceToWire(departure, { promotedFrom, minor })) } } };
  };
}
