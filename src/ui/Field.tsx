import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from './cx.ts';

type ControlState = { isInvalid?: boolean; isLocked?: boolean };

/** The edge of a control one writes in or opens, by its state. */
export function edgeClass({ isInvalid = false, isLocked = false }: ControlState): string {
  if (isLocked) return 'border-[1.5px] border-transparent bg-surface-sunken text-ink-muted';
  return isInvalid
    ? 'border-2 border-danger bg-surface hover:border-danger-hover'
    : 'border-[1.5px] border-line-strong bg-surface hover:border-ink';
}

/** The frame around an input: 52 px, edge, and the ring while the input has the focus. */
export const controlClass = (state: ControlState = {}): string =>
  cx(
    'flex min-h-control w-full min-w-0 items-center gap-2.5 rounded-control px-3.5 has-[input:disabled]:border-transparent has-[input:disabled]:bg-surface-sunken has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus',
    edgeClass(state),
  );

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
