import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { errorClass } from './fieldLook.ts';

/** The error of a control; link it with `aria-describedby`. */
export function ErrorLine({ id, children, className }: { id?: string; children: ReactNode; className?: string }) {
  return (
    <p id={id} className={cx(errorClass, className)}>
      <CircleAlert className="mt-px size-4" />
      <span>{children}</span>
    </p>
  );
}
