import type { ReactNode } from 'react';

/** Buttons with the look `tool`, side by side; stacked in a narrow place. */
export function Tools({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="@container">
      <div role="group" aria-label={label} className="grid auto-cols-fr gap-2 @min-[16rem]:grid-flow-col">
        {children}
      </div>
    </div>
  );
}
