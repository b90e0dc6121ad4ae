import type { ReactNode } from 'react';

/** The title of the step; small on a phone, so that the bus begins high. */
export function SeatsHeading({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h1 className="text-[1.375rem] md:text-title-1">{children}</h1>
      {note !== undefined && <p className="text-caption text-ink-muted">{note}</p>}
    </div>
  );
}
