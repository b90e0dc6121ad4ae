import type { ReactNode } from 'react';

/** The title of a page of the office, one line about it, and its main button. */
export function PageHead({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 gap-1">
        <h1>{title}</h1>
        {children && <p className="text-pretty text-ink-muted">{children}</p>}
      </div>
      {action}
    </div>
  );
}
