import { Info } from 'lucide-react';
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
  /** Replaces the hint while there is no error. */
  note?: string | undefined;
  /** The field is one of several of a value, which have one line together. */
  isLineless?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Id of the line that describes the control, for its `aria-describedby`. */
export const lineOf = ({ id, hint, error, note }: Pick<FieldProps, 'id' | 'hint' | 'error' | 'note'>): string | undefined =>
  hint === undefined && error === undefined && note === undefined ? undefined : `${id}-line`;

/** The classes of a label above its control. */
export const labelClass = (isHidden: boolean): string => (isHidden ? 'sr-only' : 'w-fit text-small font-semibold');

/** The classes of a hint. */
export const hintClass = 'text-caption text-ink-muted';

/** A control between its label and a line. The line has its room before there is a message, so that nothing moves under a finger. */
export function Field({ id, label, isLabelHidden = false, hint, error, note, isLineless = false, className, children }: FieldProps) {
  return (
    <div
      data-invalid={error !== undefined || undefined}
      className={cx('grid min-w-0 content-start gap-1.5', !isLineless && hint === undefined && '-mb-2', className)}
    >
      <label id={`${id}-label`} htmlFor={id} className={labelClass(isLabelHidden)}>
        {label}
      </label>
      {children}
      {!isLineless && <Line id={`${id}-line`} hint={hint} error={error} note={note} />}
    </div>
  );
}

/** The message lies over the hint, which keeps its room. In a narrow field, or with large text, the room has two lines. */
function Line({ id, hint, error, note }: Pick<FieldProps, 'id' | 'hint' | 'error' | 'note'>) {
  const message = error ?? note;
  return (
    <div className="@container text-caption">
      <div className="grid min-h-lh *:[grid-area:1/1] @max-[16rem]:min-h-[2lh]">
        {hint !== undefined && (
          <p
            {...(message === undefined ? { id } : { 'aria-hidden': true })}
            className={cx(hintClass, message !== undefined && 'invisible')}
          >
            {hint}
          </p>
        )}
        {error !== undefined ? <ErrorLine id={id}>{error}</ErrorLine> : note !== undefined && <NoteLine id={id}>{note}</NoteLine>}
      </div>
    </div>
  );
}

const NoteLine = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex gap-1.5 text-caption font-medium text-ink">
    <Info className="mt-px size-4" />
    <span>{children}</span>
  </p>
);
