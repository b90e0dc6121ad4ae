/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- a drawn plan is no table, and its one tab stop roves over the cells */
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { cx } from './cx.ts';
import { drawnIn, indexGrid, nextStop, type GridCell } from './gridMoves.ts';
import { targetOf } from './targetOf.ts';

export type { GridCell } from './gridMoves.ts';

type GridMapProps<Cell> = {
  label: string;
  rows: readonly (readonly Cell[])[];
  /** Facts about one cell. Keep the function and unchanged cells the same between renders, so that only changed cells render again. */
  describe: (cell: Cell) => GridCell;
  /** The content of a cell; the same function between renders. */
  draw: (cell: Cell) => ReactNode;
  /** Enter, Space or a tap on a cell that is focusable and not disabled. */
  onChoose: (cell: Cell) => void;
  rowClassName: string;
  className?: string;
};

/**
 * A grid with keyboard navigation: one tab stop, and arrows that skip cells without focus. Home and End go to the ends of the row,
 * Ctrl+Home and Ctrl+End to the first and last cell.
 */
export function GridMap<Cell>({ label, rows, describe, draw, onChoose, rowClassName, className }: GridMapProps<Cell>) {
  const root = useRef<HTMLDivElement>(null);
  const stops = useMemo(() => indexGrid(rows, describe), [rows, describe]);
  const columns = useMemo(() => {
    const widths = rows.map((row) => row.reduce((sum, cell) => sum + (describe(cell).span ?? 1), 0));
    return Math.max(0, ...widths);
  }, [rows, describe]);
  const [activeKey, setActiveKey] = useState<string>();
  const tabStop = stops.some((stop) => stop.key === activeKey) ? activeKey : stops[0]?.key;

  const latest = useRef({ stops, onChoose });
  useLayoutEffect(() => {
    latest.current = { stops, onChoose };
  });

  const choose = useCallback((target: EventTarget) => {
    const stop = latest.current.stops.find(({ key }) => key === keyOf(target));
    if (stop && !stop.isDisabled) latest.current.onChoose(stop.cell);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) choose(event.target);
      return;
    }
    const next = nextStop(stops, keyOf(event.target), event.key, event.ctrlKey || event.metaKey);
    if (next === undefined) return;
    event.preventDefault();
    if (root.current) targetOf(next, root.current)?.focus();
  };

  return (
    <div
      ref={root}
      role="grid"
      aria-label={label}
      aria-colcount={columns}
      className={className}
      onKeyDown={onKeyDown}
      onClick={(event: MouseEvent) => choose(event.target)}
      onFocus={(event: FocusEvent) => setActiveKey(keyOf(event.target))}
    >
      {rows.map((row, index) => (
        // A row has no id, so its index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} role="row" className={rowClassName}>
          {drawnIn(row, describe).map(({ key, cell, column, isAfterGap }) => (
            <DrawnCell
              key={key}
              cell={cell}
              column={column}
              isAfterGap={isAfterGap}
              describe={describe as (cell: unknown) => GridCell}
              draw={draw as (cell: unknown) => ReactNode}
              isTabStop={key === tabStop}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type DrawnCellProps = {
  cell: unknown;
  column: number;
  isAfterGap: boolean;
  describe: (cell: unknown) => GridCell;
  draw: (cell: unknown) => ReactNode;
  isTabStop: boolean;
};

const DrawnCell = memo(function DrawnCell({ cell, column, isAfterGap, describe, draw, isTabStop }: DrawnCellProps) {
  const { key, name, isFocusable, isDisabled, isSelected, span = 1, text, look } = describe(cell);
  return (
    <div
      role="gridcell"
      data-key={key}
      data-text={text}
      aria-colindex={column}
      aria-label={name}
      aria-disabled={isDisabled || undefined}
      aria-selected={isFocusable ? (isSelected ?? false) : undefined}
      tabIndex={isFocusable ? (isTabStop ? 0 : -1) : undefined}
      className={cx(isFocusable && !isDisabled && 'cursor-pointer', isDisabled && 'cursor-not-allowed', look)}
      style={span === 1 && !isAfterGap ? undefined : { gridColumn: `${isAfterGap ? column : 'auto'} / span ${span}` }}
    >
      {draw(cell)}
    </div>
  );
});

function keyOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
}
