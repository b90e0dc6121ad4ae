import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';

type FieldProps = {
  /** Of the control; its label is `${id}-label`, the line under it `lineOf`. */
  id: string;
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Takes the place of the hint; the field is then invalid. */
  error?: string | undefined;
  className?: string | undefined;
  /** The control. */
  children: ReactNode;
};

/** Id of what describes the control, for its `aria-describedby`. */
export const lineOf = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined =>
  hint === undefined && error === undefined ? undefined : `${id}-line`;

/** A control between its label and the line that helps with it, or says what is wrong. */
export function Field({ id, label, isLabelHidden = false, hint, error, className, children }: FieldProps) {
  return (
    <div data-invalid={error !== undefined || undefined} className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'sr-only' : 'w-fit text-small font-semibold'}>
        {label}
      </label>
      {children}
      {error !== undefined ? (
        <ErrorLine id={`${id}-line`}>{error}</ErrorLine>
      ) : (
        hint !== undefined && (
          <p id={`${id}-line`} className="text-caption text-ink-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
