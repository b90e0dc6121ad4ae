/** Facts about one cell of a `GridMap`. */
export type GridCell = {
  /** Unique in the grid. */
  key: string;
  /** The accessible name. A cell without name and focus is empty: it keeps its space and has no element. */
  name?: string | undefined;
  isFocusable: boolean;
  /** Focusable but not selectable. */
  isDisabled?: boolean;
  isSelected?: boolean;
  /** Columns it spans, 1 by default. */
  span?: number;
  /** Drawn by the styles, `before:content-[attr(data-text)]`, without an element of its own. A translation leaves it alone. */
  text?: string;
  /** Classes of the cell itself. Fewer elements per cell make a busy grid faster. */
  look?: string;
};

export type GridStop<Cell> = { key: string; cell: Cell; row: number; column: number; isDisabled: boolean };

/** The focusable cells in reading order, each with its row and its first column. */
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

/** The rendered cells of a row, each with its first column (from 1) and whether an empty cell precedes it. */
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
 * The target of a key from the cell `from`: the key of the next stop, or undefined when it does not move. Up and Down stay in the column
 * and skip rows without a focusable cell there.
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
