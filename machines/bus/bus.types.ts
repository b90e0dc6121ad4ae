import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { Quota, QuotaNews } from '../domain/quota.ts';
import type { Floor, SeatId, SeatMap, SeatNews } from '../domain/seat.ts';
import type { Departure, ExtraService, Fare } from '../domain/trip.ts';

export type BusInput = { departure: Departure };

/** The data to draw a bus and to sell its seats. */
export type Bus = { map: SeatMap; fares: Fare[]; services: ExtraService[]; quotas: Quota[] };

/** The facts of a bus that the rules of a party read. Only the bus changes them; without a map nothing is known yet. */
export type BusFacts = Omit<Bus, 'map'> & {
  departure: Departure;
  map: SeatMap | null;
  /** Seats that the map does not show as taken and that somebody else released, until the next map shows the own ones (decision 2). */
  doubted: SeatId[];
};

export type BusContext = BusFacts & {
  /** The version of the bus at the count of the quotas. */
  quotaVersion: number;
  floor: Floor;
  /** When the live channel last opened or closed. */
  liveSince: Instant | null;
  /** The latest version that the channel named after a join. */
  joined: number;
  /** News that arrived while the map was fetched. It is applied to the next map. */
  pending: SeatNews[];
  failure: Failure | null;
};

export type BusEvent =
  | { type: 'map.retried' }
  | { type: 'floor.chosen'; floor: Floor }
  /** The service refused a claim on these seats, because others hold them. */
  | { type: 'seats.refused'; seatIds: readonly SeatId[] }
  | { type: 'channel.opened'; at: Instant; version: number }
  | { type: 'channel.lost'; at: Instant }
  | { type: 'seat.reported'; news: readonly SeatNews[] }
  | { type: 'quota.reported'; news: QuotaNews };

export type LiveView = { status: 'connecting' | 'live' | 'lost'; since: Instant | null };

/** `failure` is why there is no map. */
export type BusView = { floor: Floor; live: LiveView; failure: Failure | null };
