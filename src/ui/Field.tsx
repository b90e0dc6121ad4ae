import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from './cx.ts';

/** The frame of every control one writes in or opens: 52 px, edge, hover, ring while what is inside has the focus. */
export const controlClass =
  'flex min-h-control w-full min-w-0 items-center gap-2.5 rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 text-start hover:border-ink has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus';

export const invalidControlClass = 'border-2 border-danger hover:border-danger-hover';
export const lockedControlClass =
  'border-transparent bg-surface-sunken text-ink-muted hover:border-transparent forced-colors:border-[GrayText]';

/** The visible name of a field; `isHidden` keeps it for screen readers only. */
export function FieldLabel({ children, isHidden = false }: { children: ReactNode; isHidden?: boolean | undefined }) {
  return <Label className={isHidden ? 'sr-only' : 'text-small font-semibold'}>{children}</Label>;
}

/** The line under a field inside a react-aria field: the hint, or the error in its place. */
export function FieldMessage({ hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  if (error !== undefined) {
    return (
      <FieldError className={errorClass}>
        <CircleAlert className="mt-px size-4" />
        <span>{error}</span>
      </FieldError>
    );
  }
  return hint === undefined ? null : (
    <Text slot="description" className="text-caption text-ink-muted">
      {hint}
    </Text>
  );
}

const errorClass = 'flex gap-1.5 text-caption font-medium text-danger-ink';

/** The same error line for controls that are not a react-aria field; link it with `aria-describedby`. */
export function ErrorLine({ id, children, className }: { id?: string; children: ReactNode; className?: string }) {
  return (
    <p id={id} className={cx(errorClass, className)}>
      <CircleAlert className="mt-px size-4" />
      <span>{children}</span>
    </p>
  );
}
