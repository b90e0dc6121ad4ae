import type { Layout, SeatCell } from './types.ts';

/**
 * The faults of a layout as English sentences; empty when it is valid. It checks unique numbers, rows of equal length, positions of cells
 * and symmetric neighbours on one side of the aisle. It also checks window and aisle marks, and the capacity.
 */
export function checkLayout(layout: Layout): readonly string[] {
  const faults: string[] = [];
  const seats = new Map<number, SeatCell & { floor: string }>();

  for (const section of layout.sections) {
    section.rows.forEach((row, rowIndex) => {
      if (row.length !== section.columns) {
        faults.push(`${section.id} row ${rowIndex + 1} has ${row.length} cells instead of ${section.columns}`);
      }
      row.forEach((cell, colIndex) => {
        if (cell.row !== rowIndex + 1 || cell.col !== colIndex + 1) {
          faults.push(`${section.id} cell ${rowIndex + 1},${colIndex + 1} says it is at ${cell.row},${cell.col}`);
        }
        if (cell.kind !== 'seat') return;
        if (seats.has(cell.seat)) faults.push(`seat ${cell.seat} appears twice`);
        seats.set(cell.seat, { ...cell, floor: section.id });
        if (cell.window !== (cell.col === 1 || cell.col === section.columns)) faults.push(`seat ${cell.seat} has a wrong window mark`);
        const besideAisle = [colIndex - 1, colIndex + 1].some((index) => row[index]?.kind === 'aisle');
        if (cell.aisle !== besideAisle) faults.push(`seat ${cell.seat} has a wrong aisle mark`);
      });
    });
  }

  for (const seat of seats.values()) {
    if (seat.neighbour === null) continue;
    const other = seats.get(seat.neighbour);
    if (other === undefined) faults.push(`seat ${seat.seat} has a neighbour ${seat.neighbour} that does not exist`);
    else if (other.neighbour !== seat.seat) faults.push(`seats ${seat.seat} and ${other.seat} are not neighbours of each other`);
    else if (other.floor !== seat.floor || other.row !== seat.row || Math.abs(other.col - seat.col) !== 1) {
      faults.push(`seats ${seat.seat} and ${other.seat} are not side by side`);
    }
  }

  if (new Set(layout.sections.map((section) => section.id)).size !== layout.sections.length) faults.push('a floor appears twice');
  if (seats.size !== layout.capacity) faults.push(`capacity is ${layout.capacity} but there are ${seats.size} seats`);
  return faults;
}
