import type { ReactNode } from 'react';

type DockProps = {
  caption?: ReactNode;
  value?: ReactNode;
  note?: ReactNode;
  /** The main action; it fills the remaining width. */
  children: ReactNode;
};

/** Below 1024 px: the total and the primary action, fixed at the bottom of the screen. */
export function Dock({ caption, value, note, children }: DockProps) {
  return (
    <div className="sticky bottom-0 z-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-[1.25rem] bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-dock *:last:flex-1 lg:hidden print:hidden forced-colors:border-t">
      {value !== undefined && (
        <p className="grid flex-none text-caption whitespace-nowrap text-ink-muted">
          <span>{caption}</span>
          <b className="figure text-title-2 leading-7 text-ink">{value}</b>
          {note && <span>{note}</span>}
        </p>
      )}
      {children}
    </div>
  );
}
