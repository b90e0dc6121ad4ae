/** Floors of a bus; a bus with one floor has only `ground`. */
export type Floor = 'ground' | 'top';

/** Fixtures on a cell that cannot be sold. */
export type Fixture = 'aisle' | 'stairs' | 'toilet' | 'door' | 'driver' | 'none';

/**
 * A seat. `seat` is its number, unique over both floors; `label` is its painted text. `neighbour` is the number of the seat beside it on
 * the same side of the aisle, or null (SEAT-042, SEAT-065). `window` is true in columns 1 and 5 (SEAT-066).
 */
export type SeatCell = {
  kind: 'seat';
  row: number;
  col: number;
  seat: number;
  label: string;
  window: boolean;
  aisle: boolean;
  neighbour: number | null;
};

export type FixtureCell = { kind: Fixture; row: number; col: number };

export type Cell = SeatCell | FixtureCell;

/** One floor, front first. `rows[r - 1][c - 1]` is the cell of row r and column c; every row has `columns` cells. */
export type Section = {
  id: Floor;
  name: string;
  columns: number;
  rows: readonly (readonly Cell[])[];
};

export type Layout = {
  id: string;
  name: string;
  sections: readonly Section[];
  /** Seats of all floors. */
  capacity: number;
};
