import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type TimelineEntry = {
  key: string;
  icon: ReactNode;
  tone?: 'neutral' | 'wait' | 'good' | 'bad' | 'next';
  title: ReactNode;
  /** The time of the entry. */
  at?: ReactNode;
  children?: ReactNode;
};

const tones = {
  neutral: 'bg-surface-sunken text-ink',
  wait: 'bg-warning-soft text-warning-ink',
  good: 'bg-success-soft text-success-ink',
  bad: 'bg-danger-soft text-danger-ink',
  next: 'border-2 border-dashed border-line-strong text-ink-muted',
} satisfies Record<NonNullable<TimelineEntry['tone']>, string>;

/** What happened, one below the other, along a dashed line. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className="grid gap-0">
      {entries.map(({ key, icon, tone = 'neutral', title, at, children }) => (
        <li
          key={key}
          className="relative flex gap-3 pb-5 before:absolute before:top-8 before:bottom-0 before:left-4 before:border-l-2 before:border-dashed before:border-line-strong last:pb-0 last:before:hidden"
        >
          <span className={cx('grid size-8 flex-none place-items-center rounded-round [&_svg]:size-4 forced-colors:border', tones[tone])}>
            {icon}
          </span>
          <div className="grid min-w-0 flex-1 gap-0.5 pt-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-strong">{title}</b>
              {at}
            </p>
            {children !== undefined && <p className="text-small wrap-anywhere text-ink-muted">{children}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
