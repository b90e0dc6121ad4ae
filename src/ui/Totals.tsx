import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';

type TotalsProps = {
  rows: readonly { name: ReactNode; value: ReactNode; /** A deduction. */ isLess?: boolean }[];
  grand: { name: ReactNode; value: ReactNode; unit?: ReactNode };
};

/** Amounts in rows, and a large grand total below a line. */
export function Totals({ rows, grand }: TotalsProps) {
  return (
    <dl className="grid gap-1.5">
      {rows.map(({ name, value, isLess }, index) => (
        // The rows are a fixed list; two may carry the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-muted">{name}</dt>
          <dd className={isLess ? 'text-action-ink' : ''}>{value}</dd>
        </div>
      ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2.5">
        <dt className="font-strong">{grand.name}</dt>
        <dd>
          <Figure unit={grand.unit} className="text-title-2 leading-7">
            {grand.value}
          </Figure>
        </dd>
      </div>
    </dl>
  );
}
