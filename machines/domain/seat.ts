export type Floor = 'ground' | 'top';
export type SeatId = string;

/** A seat of the layout; `neighbour` is the seat on the same side of the aisle in the same row. */
export type Seat = {
  id: SeatId;
  number: string;
  floor: Floor;
  row: number;
  column: number;
  position: 'window' | 'aisle';
  neighbour: SeatId | null;
};

export type FixtureKind = 'aisle' | 'stairs' | 'toilet' | 'door' | 'driver' | 'none';

/** A cell of the drawing: a seat by id, or a fixture. */
export type Cell = { kind: 'seat'; seatId: SeatId } | { kind: FixtureKind };

export type FloorPlan = { floor: Floor; rows: Cell[][] };

/** An own claim on a seat, with the instant of its end. */
export type Claim = { seatId: SeatId; expiresAt: string };

/** The server's map at `version`. `open` is false for a seat that is not on sale. */
export type SeatMap = {
  channel: string;
  version: number;
  floors: FloorPlan[];
  seats: Record<SeatId, Seat>;
  taken: SeatId[];
  mine: Claim[];
};

/**
 * Changes of seats by others, in the order of the versions of the bus. After an `unsure` one, only a new map shows which seats are free.
 */
export type SeatNews = { version: number; seatId: SeatId; kind: 'taken' | 'freed' | 'unsure' };

/**
 * The map after a message of the live channel. A known message changes nothing. A message that skips a version or is unsure returns `gap`,
 * and the map must be refetched (SEAT-030 to SEAT-033).
 */
export function applyNews(map: SeatMap, news: SeatNews): SeatMap | 'gap' {
  if (news.version <= map.version) return map;
  if (news.version > map.version + 1 || news.kind === 'unsure') return 'gap';
  const others = map.taken.filter((id) => id !== news.seatId);
  return { ...map, version: news.version, taken: news.kind === 'taken' ? [...others, news.seatId] : others };
}

export type SeatState = 'free' | 'taken' | 'mine';

/** The state of a seat in the drawing (SEAT-027, SEAT-028, SEAT-029). */
export function stateOf(map: SeatMap, seatId: SeatId, chosen: ReadonlySet<SeatId>): SeatState {
  if (chosen.has(seatId)) return 'mine';
  return map.taken.includes(seatId) ? 'taken' : 'free';
}

/** Number of seats of one floor that others left, without the own `chosen` ones. */
export function freeSeats(map: SeatMap, floor: Floor, chosen: ReadonlySet<SeatId> = new Set()): number {
  return Object.values(map.seats).filter((seat) => seat.floor === floor && stateOf(map, seat.id, chosen) === 'free').length;
}

/** The seat on the same side of the aisle in the same row; null where there is none or the seat is unknown. */
export function neighbourOf(map: SeatMap, seatId: SeatId): SeatId | null {
  return map.seats[seatId]?.neighbour ?? null;
}

/** True for a seat of the bus that neither others nor `party` hold. */
export function isFreeSeat(map: SeatMap, seatId: SeatId, party: readonly { seatId: SeatId }[] = []): boolean {
  return seatId in map.seats && !map.taken.includes(seatId) && !party.some((other) => other.seatId === seatId);
}

/** The free seat beside one, null when there is none. */
export function freeBeside(map: SeatMap, seatId: SeatId, party: readonly { seatId: SeatId }[] = []): SeatId | null {
  const beside = neighbourOf(map, seatId);
  return beside !== null && isFreeSeat(map, beside, party) ? beside : null;
}

/** The painted number of a seat. */
export function seatNumber(map: SeatMap | null, seatId: SeatId): string {
  return map?.seats[seatId]?.number ?? '?';
}
