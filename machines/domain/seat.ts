export type Floor = 'ground' | 'top';
export type SeatId = string;

/** A seat as the layout draws it; `neighbour` is the seat on the same side of the aisle in the same row. */
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

/** A cell of the drawing: a seat by id, or something that is not for sale. */
export type Cell = { kind: 'seat'; seatId: SeatId } | { kind: FixtureKind };

export type FloorPlan = { floor: Floor; rows: Cell[][] };

/** A claim of mine on a seat, with the instant at which it ends. */
export type Claim = { seatId: SeatId; expiresAt: string };

/** The map as the server knows it at `version`. `open` is false for a seat that is not sold at all. */
export type SeatMap = {
  channel: string;
  version: number;
  floors: FloorPlan[];
  seats: Record<SeatId, Seat>;
  taken: SeatId[];
  mine: Claim[];
};

/** What others did to a seat, in the order of the versions of its bus. */
export type SeatNews = { version: number; seatId: SeatId; kind: 'taken' | 'freed' };

/**
 * The map after a message of the live channel.
 * A message that is already known changes nothing; one that skips a version answers `gap`: fetch the map again (SEAT-030 to SEAT-033).
 */
export function applyNews(map: SeatMap, news: SeatNews): SeatMap | 'gap' {
  if (news.version <= map.version) return map;
  if (news.version > map.version + 1) return 'gap';
  const others = map.taken.filter((id) => id !== news.seatId);
  const mine = map.mine.some((claim) => claim.seatId === news.seatId);
  return { ...map, version: news.version, taken: news.kind === 'taken' && !mine ? [...others, news.seatId] : others };
}

export type SeatState = 'free' | 'taken' | 'mine';

/** How a seat is drawn (SEAT-027, SEAT-028, SEAT-029). */
export function stateOf(map: SeatMap, seatId: SeatId, chosen: ReadonlySet<SeatId>): SeatState {
  if (chosen.has(seatId)) return 'mine';
  return map.taken.includes(seatId) ? 'taken' : 'free';
}

/** Seats of one floor that nobody holds. */
export function freeSeats(map: SeatMap, floor: Floor): number {
  return Object.values(map.seats).filter((seat) => seat.floor === floor && !map.taken.includes(seat.id)).length;
}

/** The seat on the same side of the aisle in the same row, null where there is none or the seat is not known. */
export function neighbourOf(map: SeatMap, seatId: SeatId): SeatId | null {
  return map.seats[seatId]?.neighbour ?? null;
}

/** A seat of the bus that nobody holds, neither others nor `party`. */
export function isFreeSeat(map: SeatMap, seatId: SeatId, party: readonly { seatId: SeatId }[] = []): boolean {
  return seatId in map.seats && !map.taken.includes(seatId) && !party.some((other) => other.seatId === seatId);
}

/** The free seat beside one, null when there is none. */
export function freeBeside(map: SeatMap, seatId: SeatId, party: readonly { seatId: SeatId }[] = []): SeatId | null {
  const beside = neighbourOf(map, seatId);
  return beside !== null && isFreeSeat(map, beside, party) ? beside : null;
}
