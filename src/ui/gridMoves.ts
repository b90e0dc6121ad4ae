/** Facts about one cell of a `GridMap`. */
export type GridCell = {
  /** Unique in the grid. */
  key: string;
  /** What a screen reader says for the cell. Without it a cell that takes no focus is an empty place: its room stays, nothing is drawn in it. */
  name?: string | undefined;
  isFocusable: boolean;
  /** Takes focus and says so, but cannot be chosen. */
  isDisabled?: boolean;
  isSelected?: boolean;
  /** Columns it covers, 1 by default. */
  span?: number;
  /** Class names of the cell itself: the fewer elements a cell has, the less a busy plan costs. */
  look?: string;
};

export type GridStop<Cell> = { key: string; cell: Cell; row: number; column: number; isDisabled: boolean };

/** The focusable cells in reading order, each with the row and the first column it is drawn in. */
export function indexGrid<Cell>(rows: readonly (readonly Cell[])[], describe: (cell: Cell) => GridCell): readonly GridStop<Cell>[] {
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.flatMap((cell) => {
      const { key, isFocusable, isDisabled = false, span = 1 } = describe(cell);
      const stop = { key, cell, row, column, isDisabled };
      column += span;
      return isFocusable ? [stop] : [];
    });
  });
}

/** The cells of a row that are drawn, each with its first column, from 1, and whether an empty place stands before it. */
export function drawnIn<Cell>(
  cells: readonly Cell[],
  describe: (cell: Cell) => GridCell,
): { key: string; cell: Cell; column: number; isAfterGap: boolean }[] {
  let column = 1;
  let isAfterGap = false;
  return cells.flatMap((cell) => {
    const { key, name, isFocusable, span = 1 } = describe(cell);
    const isEmpty = !isFocusable && name === undefined;
    const place = { key, cell, column, isAfterGap };
    column += span;
    isAfterGap = isEmpty;
    return isEmpty ? [] : [place];
  });
}

/**
 * Where a key leads from the cell `from`: the key of the next stop, or undefined when the key does not move. Up and
 * down stay in the column and jump over rows where it holds nothing to focus.
 */
export function nextStop(stops: readonly GridStop<unknown>[], from: string | undefined, key: string, isWhole: boolean): string | undefined {
  const here = stops.find((stop) => stop.key === from);
  if (!here) return undefined;
  const inRow = stops.filter((stop) => stop.row === here.row);
  const inColumn = stops.filter((stop) => stop.column === here.column);
  switch (key) {
    case 'ArrowRight':
      return inRow.find((stop) => stop.column > here.column)?.key;
    case 'ArrowLeft':
      return inRow.findLast((stop) => stop.column < here.column)?.key;
    case 'ArrowDown':
      return inColumn.find((stop) => stop.row > here.row)?.key;
    case 'ArrowUp':
      return inColumn.findLast((stop) => stop.row < here.row)?.key;
    case 'Home':
      return (isWhole ? stops : inRow).at(0)?.key;
    case 'End':
      return (isWhole ? stops : inRow).at(-1)?.key;
    default:
      return undefined;
  }
}
