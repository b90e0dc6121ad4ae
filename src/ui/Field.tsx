import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';

type FieldProps = {
  /** Id of the control; its label is `${id}-label`, the line below it `lineOf`. */
  id: string;
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Replaces the hint and makes the field invalid. */
  error?: string | undefined;
  className?: string | undefined;
  /** The control. */
  children: ReactNode;
};

/** Id of the line that describes the control, for its `aria-describedby`. */
export const lineOf = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined =>
  hint === undefined && error === undefined ? undefined : `${id}-line`;

/** The classes of a label above its control. */
export const labelClass = (isHidden: boolean): string => (isHidden ? 'sr-only' : 'w-fit text-small font-semibold');

/** The classes of a hint. */
export const hintClass = 'text-caption text-ink-muted';

/** A control between its label and its hint or error. */
export function Field({ id, label, isLabelHidden = false, hint, error, className, children }: FieldProps) {
  return (
    <div data-invalid={error !== undefined || undefined} className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label id={`${id}-label`} htmlFor={id} className={labelClass(isLabelHidden)}>
        {label}
      </label>
      {children}
      {error !== undefined ? (
        <ErrorLine id={`${id}-line`}>{error}</ErrorLine>
      ) : (
        hint !== undefined && (
          <p id={`${id}-line`} className={hintClass}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
