import type { Location } from '../../../machines/booking/index.ts';
import { oneWay } from '../../../machines/search/index.ts';

/** Both ends of an earlier trip, as codes of their places. `orderId`: null where the older platform sold it. */
type Earlier = { origin: string; destination: string; orderId: string | null };

/** The calendar of prices for the same trip, which asks for the day. The travellers of the order get their seats on it. */
export function repeatOf({ origin, destination, orderId }: Earlier): Location {
  return { name: 'calendar', view: 'main', asked: { ...oneWay(origin, destination, null), repeats: orderId ?? undefined } };
}

/** The calendar of prices for the way back. */
export function wayBackOf({ origin, destination, orderId }: Earlier): Location {
  return repeatOf({ origin: destination, destination: origin, orderId });
}
