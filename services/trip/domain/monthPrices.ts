import type { components } from '../../../openapi/types/trip.ts';
import type { Departure } from '../feed/departures.ts';
import { instantIn } from '../feed/runs.ts';
import type { Price } from '../feed/types.ts';
import { calendarDays } from './limits.ts';
import { type RunLegs, tripIdOf } from './runId.ts';
import { isPromoted, pricedFare } from './promotion.ts';
import type { Days } from './saleDays.ts';
import { daysBetween } from './timetable.ts';

type Schemas = components['schemas'];

/** Whether the days are in order and no more than `calendarDays`. */
export const isCalendarRange = ({ first, last }: Days): boolean => first <= last && daysBetween(first, last) < calendarDays;

/** A departure with its adult price. */
export type PricedDeparture = Departure & { readonly price: Price };

/** The departures of each local day from the lowest price up, by day. Of equal prices the earliest is first (CAL-004, CAL-013). */
export function cheapestFirst(departures: readonly PricedDeparture[]): PricedDeparture[][] {
  const days = Map.groupBy(departures, ({ day }) => day);
  return [...days.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, ofDay]) => ofDay.toSorted((a, b) => a.price.amount - b.price.amount || a.instant - b.instant));
}

/** The run and legs of a departure. */
export const legsOf = ({ trip, serviceDate, legs }: Departure): RunLegs => ({
  routeId: trip.routeId,
  scheduleId: trip.scheduleName,
  manifestDate: serviceDate,
  legFrom: legs.from,
  legTo: legs.to,
});

const adult = { percent: 100 };

/** The price of a day in the shape of the contract, for a way back with its promotion after a way out on `promotedFrom`. */
export function priceToWire(
  departure: PricedDeparture,
  { promotedFrom, minor }: { readonly promotedFrom: string | undefined; readonly minor: number },
): Schemas['MonthPrice'] {
  const { instant, timeZone, price: listed } = departure;
  const leaves = instantIn(timeZone, instant);
  const promoted = promotedFrom !== undefined && isPromoted(promotedFrom, leaves.slice(0, 10));
  const price = { ...listed, amount: pricedFare(listed.amount, adult, { minor, promoted }).price };
  return {
    Corrida: [
      {
        fechorSalida: leaves,
        corridaId: tripIdOf(legsOf(departure)),
        precioBase: price.regular,
        itemPricingDiagrama: price.amount === price.regular ? null : { precio: price.amount },
      },
    ],
  };
}
