import type { ReactNode } from 'react';

/** A round sign with initials or an icon. The name stands beside it, so screen readers ignore it. */
export function Avatar({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-14 flex-none place-items-center rounded-round bg-board font-sign text-title-3 font-bold text-on-board"
    >
      {children}
    </span>
  );
}
