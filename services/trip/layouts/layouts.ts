import type { Cell, Fixture, Floor, Layout, Section, SeatCell } from './types.ts';

const windowColumns: readonly number[] = [1, 5];
const aisleColumn = 3;

const fixtures: Readonly<Record<string, Fixture>> = {
  '|': 'aisle',
  E: 'stairs',
  B: 'toilet',
  P: 'door',
  C: 'driver',
  '.': 'none',
};

type Plan = { id: string; name: string; ground: readonly string[]; top?: readonly string[] };

/** A seat is beside the one on the same side of the aisle: 1 with 2, 4 with 5. */
const besideOf = (col: number): number => (col < aisleColumn ? 3 - col : 9 - col);

function drawSection(id: Floor, lines: readonly string[], firstSeat: number): Section {
  let next = firstSeat;
  const numbers = lines.map((line) => [...line].map((mark) => (mark === 'o' ? next++ : null)));
  const numberAt = (row: number, col: number): number | null => numbers[row - 1]?.[col - 1] ?? null;
  const rows = lines.map((line, rowIndex) =>
    [...line].map((mark, colIndex): Cell => {
      const row = rowIndex + 1;
      const col = colIndex + 1;
      const seat = numberAt(row, col);
      if (seat !== null) {
        return {
          kind: 'seat',
          row,
          col,
          seat,
          label: String(seat),
          window: windowColumns.includes(col),
          aisle: Math.abs(col - aisleColumn) === 1,
          neighbour: numberAt(row, besideOf(col)),
        };
      }
      const kind = fixtures[mark];
      if (kind === undefined) throw new Error(`Unknown mark "${mark}" in a bus plan`);
      return { kind, row, col };
    }),
  );
  return { id, name: id === 'ground' ? 'Planta baja' : 'Planta alta', columns: Math.max(...lines.map((line) => line.length)), rows };
}

/** The cells of a section that are seats, front first and left to right. */
export function seatsOfSection(section: Section): readonly SeatCell[] {
  return section.rows.flat().filter((cell) => cell.kind === 'seat');
}

/** All seats of a bus with their floor. */
export function seatsOf(layout: Layout): readonly (SeatCell & { floor: Floor })[] {
  return layout.sections.flatMap((section) => seatsOfSection(section).map((seat) => ({ ...seat, floor: section.id })));
}

function draw({ id, name, ground, top }: Plan): Layout {
  const lower = drawSection('ground', ground, 1);
  const lowerSeats = seatsOfSection(lower).length;
  const sections = top ? [lower, drawSection('top', top, lowerSeats + 1)] : [lower];
  return { id, name, sections, capacity: sections.reduce((sum, section) => sum + seatsOfSection(section).length, 0) };
}

/**
 * One line per row, front first; one mark per column: `o` seat, `|` aisle, `E` stairs, `B` toilet, `P` door, `C` driver,
 * `.` nothing. Seats are numbered front to back and left to right, the ground floor first.
 */
const plans: readonly Plan[] = [
  {
    id: 'double-46',
    name: 'Dos pisos, 46 asientos',
    ground: ['C.|.P', 'oo|oo', 'oo|oo', 'oo|oo', 'BB|EE'],
    top: ['oo|oo', 'oo|oo', 'oo|oo', 'oo|EE', 'oo|oo', 'oo|oo', 'oo|oo', 'oo|oo', 'oo|oo'],
  },
  {
    id: 'single-44',
    name: 'Un piso, 44 asientos',
    ground: ['C.|.P', ...Array.from({ length: 11 }, () => 'oo|oo'), '..|BB'],
  },
  {
    id: 'single-48',
    name: 'Un piso, 48 asientos',
    ground: ['C.|.P', ...Array.from({ length: 12 }, () => 'oo|oo')],
  },
  {
    id: 'single-28',
    name: 'Un piso, 28 asientos amplios',
    ground: ['C.|.P', ...Array.from({ length: 9 }, () => 'o.|oo'), 'o.|BB'],
  },
  {
    id: 'single-36',
    name: 'Un piso, 36 asientos con puerta al centro',
    ground: ['C.|.P', 'oo|.o', 'oo|oo', 'oo|oo', 'oo|oo', 'oo|oo', 'oo|.P', 'oo|oo', 'oo|oo', 'oo|oo', '.o|BB', 'oo|..'],
  },
];

export const layouts: readonly Layout[] = plans.map(draw);

export const DEFAULT_LAYOUT_ID = 'single-44';

/** The layout of an id, or undefined. */
export function layoutById(id: string): Layout | undefined {
  return layouts.find((layout) => layout.id === id);
}
