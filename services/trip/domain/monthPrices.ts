import type { components } from '../../../openapi/types/trip.ts';
import type { Price } from '../feed/types.ts';
import { calendarDays } from './limits.ts';
import { type RunLegs, tripIdOf } from './runId.ts';
import type { Days } from './saleDays.ts';
import { daysBetween } from './timetable.ts';

type Schemas = components['schemas'];

/** Whether the days are in order and no more than `calendarDays`. */
export const isCalendarRange = ({ first, last }: Days): boolean => first <= last && daysBetween(first, last) < calendarDays;

/** A departure with its adult price. */
export interface PricedDeparture {
  /** ISO instant with the offset of the terminal. */
  readonly at: string;
  readonly legs: RunLegs;
  readonly price: Price;
}

/** The departure with the lowest adult price of each local day, by day. Of equal prices the earliest wins (CAL-004, CAL-013). */
export function cheapestOfEachDay(departures: readonly PricedDeparture[]): Schemas['MonthPrice'][] {
  const byPrice = departures.toSorted((a, b) => a.price.amount - b.price.amount || Date.parse(a.at) - Date.parse(b.at));
  const days = Map.groupBy(byPrice, ({ at }) => at.slice(0, 10));
  return [...days.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, [cheapest]]) => (cheapest === undefined ? [] : [{ Corrida: [priceToWire(cheapest)] }]));
}

function priceToWire({ at, legs, price }: PricedDeparture): Schemas['MonthPrice']['Corrida'][number] {
  return {
    fechorSalida: at,
    corridaId: tripIdOf(legs),
    precioBase: price.regular,
    itemPricingDiagrama: price.amount === price.regular ? null : { precio: price.amount },
  };
}
