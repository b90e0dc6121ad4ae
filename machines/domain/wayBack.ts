import { epochOf, type Instant } from './instant.ts';
import { isStanding, type Order } from './order.ts';

/**
 * True for a one-way order that may board and has not arrived: its way back can be bought. A change is one way of a purchase, whose other way
 * is in another order.
 */
export function hasWayBack({ ways: [{ leg, tickets, direction }, back], isChange, isReserved }: Order, now: Instant): boolean {
  const isOneWay = direction === 'outbound' && !back?.tickets.some(isStanding);
  return isOneWay && !isChange && !isReserved && tickets.some(isStanding) && epochOf(leg.arrives) >= epochOf(now);
}
