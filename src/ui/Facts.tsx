import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type FactsProps = {
  items: readonly { name: ReactNode; value: ReactNode; /** Over the whole width. */ isWide?: boolean }[];
  className?: string;
};

/** Names above values, in two columns. */
export function Facts({ items, className }: FactsProps) {
  return (
    <dl className={cx('grid grid-cols-2 gap-x-4 gap-y-3.5', className)}>
      {items.map(({ name, value, isWide }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={isWide ? 'col-span-full' : ''}>
          <dt className="text-caption text-ink-muted">{name}</dt>
          <dd className="font-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
