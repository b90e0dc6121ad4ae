import { MAX_PASSENGERS } from '../domain/passenger.ts';
import { bestTogether, type TogetherOffer } from '../domain/seatOffers.ts';
import type { SeatsOfRun } from '../domain/claims.ts';
import type { GroupContext, GroupParty } from './group.types.ts';

/** Number of passengers that the bus may still get. */
export function roomLeft({ passengers }: Pick<GroupParty, 'passengers'>): number {
  return MAX_PASSENGERS - passengers.length;
}

type Asked = GroupParty & Pick<GroupContext, 'count'>;

/** The best free seats for the group; null when none is free. */
export function togetherOffer({ bus, passengers, count }: Asked): TogetherOffer | null {
  const taken = passengers.map(({ seatId }) => seatId);
  return bus.map && bestTogether(bus.map, count, taken);
}

/** The run and the seats of the offer. */
export function seatsOfOffer(group: Asked & Pick<GroupContext, 'direction'>): SeatsOfRun[] {
  const { direction, bus } = group;
  return [{ direction, run: bus.departure.run, seatIds: togetherOffer(group)?.seats ?? [] }];
}
