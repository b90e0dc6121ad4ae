import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type LedgerProps = {
  /** Read by screen readers only. */
  caption: string;
  columns: readonly string[];
  /** `isUrgent` tints the row, which then says why in a cell. */
  rows: readonly { id: string; cells: readonly ReactNode[]; isUrgent?: boolean }[];
};

/** A table of many facts. Under 768 px each row is a card whose cells have the names of their columns beside them. */
export function Ledger({ caption, columns, rows }: LedgerProps) {
  return (
    <table className="w-full border-collapse overflow-hidden rounded-card bg-surface text-left text-small shadow-card max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-2.5 font-semibold first:pl-5 last:pr-5">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ id, cells, isUrgent = false }) => (
          <tr
            key={id}
            className={cx(
              'border-line not-last:border-b max-md:grid max-md:gap-1.5 max-md:p-4',
              isUrgent ? 'bg-danger-soft' : 'bg-surface',
            )}
          >
            {cells.map((cell, index) => (
              <td
                // oxlint-disable-next-line react/no-array-index-key -- the cells of a row have the order of the columns
                key={index}
                className="px-3 py-3 align-top wrap-anywhere first:pl-5 last:pr-5 max-md:grid max-md:grid-cols-[minmax(5.5rem,1fr)_2fr] max-md:gap-3 max-md:px-0! max-md:py-0 max-md:has-[>div:empty]:hidden"
              >
                <span aria-hidden="true" className="text-ink-muted md:hidden">
                  {columns[index]}
                </span>
                <div className="min-w-0">{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
