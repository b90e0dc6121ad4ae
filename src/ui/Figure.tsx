import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A time or an amount in the sign font; the unit (AM, MXN) is muted and half the size. Set its size with a class. */
export function Figure({ children, unit, className }: { children: ReactNode; unit?: ReactNode; className?: string }) {
  return (
    <span className={cx('figure', className)}>
      {children}
      {unit && (
        <>
          {' '}
          <small className="text-[max(0.75rem,0.5em)] font-semibold tracking-normal text-ink-muted">{unit}</small>
        </>
      )}
    </span>
  );
}
