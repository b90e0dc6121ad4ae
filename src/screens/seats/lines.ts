import type { Money } from '../../../machines/domain/money.ts';
import type { Floor, SeatState } from '../../../machines/domain/seat.ts';
import type { FloorView } from '../../../machines/seats/seats.types.ts';

/** A seat as a line of the list. */
export type SeatLine = {
  id: string;
  number: string;
  floor: Floor;
  /** Counted from the front of its floor. */
  row: number;
  position: 'window' | 'aisle';
  beside: SeatState | 'none';
  state: SeatState;
  /** The passenger of an own seat. */
  name: string | null;
  price: Money;
  isBusy: boolean;
};

export type Column = 'number' | 'floor' | 'row' | 'position' | 'beside' | 'state';
export type Order = { by: Column; isDown: boolean };

/** The seats of all floors, front first. */
export function linesOf(floors: readonly FloorView[]): SeatLine[] {
  return floors.flatMap(({ floor, rows }) =>
    rows.flat().flatMap((cell) => {
      if (cell.kind !== 'seat') return [];
      const { id, number, row, position, beside, state, name, price, busy } = cell;
      return [{ id, number, floor, row, position, beside: beside ?? 'none', state, name, price, isBusy: busy }];
    }),
  );
}

const STATES = ['free', 'mine', 'taken', 'none'] as const;
const PLACES = ['window', 'aisle'] as const;
const FLOORS = ['ground', 'top'] as const;

const byNumber = (a: SeatLine, b: SeatLine) => a.number.localeCompare(b.number, 'es', { numeric: true });

const compare: Record<Column, (a: SeatLine, b: SeatLine) => number> = {
  number: byNumber,
  floor: (a, b) => FLOORS.indexOf(a.floor) - FLOORS.indexOf(b.floor),
  row: (a, b) => a.row - b.row,
  position: (a, b) => PLACES.indexOf(a.position) - PLACES.indexOf(b.position),
  beside: (a, b) => STATES.indexOf(a.beside) - STATES.indexOf(b.beside),
  state: (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state),
};

/** The lines sorted by a column, and equal ones by seat number. */
export function sorted(lines: readonly SeatLine[], { by, isDown }: Order): SeatLine[] {
  return lines.toSorted((a, b) => (isDown ? -1 : 1) * compare[by](a, b) || byNumber(a, b));
}
