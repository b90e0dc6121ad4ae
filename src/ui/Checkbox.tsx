import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type CheckboxProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  name?: string;
  /** Small and muted, at the end of the line. */
  detail?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The drawn box of a `Tickable`. */
export const boxClass =
  'grid size-6 flex-none place-items-center rounded-[0.4375rem] border-2 border-line-strong bg-surface text-on-action pointer-fine:transition-colors pointer-fine:duration-tap not-group-selected:*:invisible group-hover:border-ink group-selected:border-action group-selected:bg-action group-off:border-line group-off:bg-surface-sunken';

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ detail, className, children, ...box }: CheckboxProps) {
  return (
    <Tickable
      {...box}
      className={cx(
        'flex min-h-tap cursor-pointer items-start gap-3 rounded-tag py-2 off:cursor-not-allowed off:text-ink-faint',
        className,
      )}
    >
      <span className={boxClass}>
        <Check className="size-4" />
      </span>
      <span className="min-w-0 flex-1">{children}</span>
      {detail && <span className="self-center text-caption text-ink-muted">{detail}</span>}
    </Tickable>
  );
}

type CheckCardProps = Omit<CheckboxProps, 'detail'> & {
  icon?: ReactNode;
  /** A line below the label. */
  text?: ReactNode;
  /** A number below them. */
  value?: ReactNode;
};

/** A card that is one checkbox: icon, label, a line, amount. */
export function CheckCard({ icon, text, value, className, children, ...box }: CheckCardProps) {
  return (
    <Tickable
      {...box}
      className={cx(
        'grid cursor-pointer grid-rows-[auto_1fr_auto] gap-1 rounded-card border-[1.5px] border-line-strong p-3.5 hover:border-ink selected:border-action selected:bg-[color-mix(in_srgb,var(--color-action-soft)_45%,var(--color-surface))] selected:shadow-[inset_0_0_0_1px_var(--color-action)] off:cursor-not-allowed off:border-line off:text-ink-faint',
        className,
      )}
    >
      <span className="flex items-start justify-between">
        <span className="text-action-ink [&_svg]:size-6">{icon}</span>
        <span className={boxClass}>
          <Check className="size-4" />
        </span>
      </span>
      <span className="grid content-start gap-1 text-[0.9375rem] leading-5 font-strong">
        {children}
        {text && <span className="text-caption font-normal text-ink-muted">{text}</span>}
      </span>
      {value && <span className="figure">{value}</span>}
    </Tickable>
  );
}

export type TickableProps = Pick<CheckboxProps, 'isSelected' | 'onChange' | 'isDisabled' | 'name' | 'className' | 'children'>;

/** The input is for keyboard and screen readers; the elements around it draw the box. */
export function Tickable({ isSelected, onChange, isDisabled = false, name, className, children }: TickableProps) {
  return (
    <label
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      className={cx(
        'group relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        type="checkbox"
        name={name}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        className="sr-only"
      />
      {children}
    </label>
  );
}
