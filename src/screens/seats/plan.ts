import type { FixtureKind, SeatState } from '../../../machines/domain/seat.ts';
import type { FloorView, SeatCellView } from '../../../machines/seats/seats.types.ts';
import { common, seats as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';

export type SeatCell = {
  kind: 'seat';
  key: string;
  number: string;
  state: SeatState;
  isBusy: boolean;
  forPet: boolean;
  /** The accessible name of the seat, one sentence. */
  name: string;
};

export type FixtureCell = { kind: FixtureKind; key: string; span: number };

export type PlanCell = SeatCell | FixtureCell;

export type Plan = {
  /** Drawn in the front of the bus, without keyboard focus. */
  hasDriver: boolean;
  hasFrontDoor: boolean;
  /** One letter a column: `w` window, `a` aisle side, `.` the aisle itself, `-` no seat. An empty column is part of the aisle. */
  columns: string;
  rows: readonly (readonly PlanCell[])[];
};

/** The drawing of a floor. The first row without seats becomes the front of the bus, and equal adjacent fixtures become one. */
export function planOf(floor: FloorView): Plan {
  const [first = [], ...rest] = floor.rows;
  const isCabin = first.some((cell) => cell.kind === 'driver') && first.every((cell) => cell.kind !== 'seat');
  const rows = withoutEmptyColumns(isCabin ? rest : floor.rows);
  return {
    hasDriver: isCabin || floor.floor === 'ground',
    hasFrontDoor: isCabin && first.some((cell) => cell.kind === 'door'),
    columns: columnsOf(rows),
    rows: rows.map((row, index) => joinFixtures(row.map((cell, column) => planCell(cell, `${index}-${column}`, floor)))),
  };
}

/** In a bus of 2+1 seats one column has no cell of its own. */
function withoutEmptyColumns(rows: FloorView['rows']): FloorView['rows'] {
  return rows.map((row) => row.filter((_, column) => rows.some((other) => other[column] && other[column].kind !== 'none')));
}

function columnsOf(rows: readonly (readonly SeatCellView[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row[column]).filter((cell) => cell !== undefined);
    if (cells.some((cell) => cell.kind === 'aisle')) return '.';
    const seats = cells.filter((cell) => cell.kind === 'seat');
    if (seats.length === 0) return '-';
    return seats.some(({ position }) => position === 'window') ? 'w' : 'a';
  }).join('');
}

function planCell(cell: SeatCellView, place: string, { floor }: FloorView): PlanCell {
  if (cell.kind !== 'seat') return { kind: cell.kind, key: place, span: 1 };
  const { id, number, state, position, name, price, busy, forPet } = cell;
  const facts = [
    words.position[position],
    stateWords(state, name, busy),
    common.floors[floor].toLowerCase(),
    ...(forPet ? [words.forPet] : []),
    ...(state === 'free' ? [money(price)] : []),
  ];
  return { kind: 'seat', key: id, number, state, isBusy: busy, forPet, name: words.seat(number, ...facts) };
}

function stateWords(state: SeatState, name: string | null, isBusy: boolean): string {
  if (isBusy) return words.seatBusy;
  return state === 'mine' && name !== null ? words.seatOf(name) : words.seatState[state];
}

function joinFixtures(row: readonly PlanCell[]): PlanCell[] {
  return row.reduce<PlanCell[]>((cells, cell) => {
    const last = cells.at(-1);
    const isSame = last !== undefined && last.kind !== 'seat' && cell.kind === last.kind;
    return isSame ? [...cells.slice(0, -1), { ...last, span: last.span + 1 }] : [...cells, cell];
  }, []);
}
