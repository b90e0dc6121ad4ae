import type { ReactNode } from 'react';

/** A code, a number or a name of a person. A browser that translates the page leaves it as it is. */
export function AsIs({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span translate="no" className={className}>
      {children}
    </span>
  );
}
