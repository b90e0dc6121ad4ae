import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { edgeClass } from './fieldLook.ts';

export type ComboFrameProps = {
  label: string;
  icon?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** The classes of its input; it is as high as the value of a `FieldButton`. */
export const comboInputClass =
  'w-full min-w-0 truncate bg-transparent text-[1.0625rem] font-strong outline-none placeholder:font-normal placeholder:text-ink-faint';

/** An input in the look of a `FieldButton`, with its label inside. `errorId` is the id of its error; `end` is a control behind it. */
export function ComboFrame({
  label,
  icon,
  error,
  errorId,
  className,
  end,
  children,
}: ComboFrameProps & { errorId: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div data-invalid={error !== undefined || undefined} className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label
        className={cx(
          'flex min-h-15 w-full cursor-text items-center gap-3 rounded-control px-3.5 py-1.5 has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-transparent has-[input:disabled]:bg-surface-sunken has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus',
          edgeClass({ isInvalid: error !== undefined }),
        )}
      >
        {icon && <span className="text-ink-muted">{icon}</span>}
        <span className="grid min-w-0 flex-1">
          <small className="text-caption text-ink-muted">{label}</small>
          {children}
        </span>
        {end}
      </label>
      {error !== undefined && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  );
}
