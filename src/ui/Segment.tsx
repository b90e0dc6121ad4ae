import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

type SegmentProps = {
  label: string;
  value: string | null;
  onChange: (id: string) => void;
  options: readonly { id: string; name: ReactNode }[];
  isDisabled?: boolean;
  className?: string;
};

/** Two or three radio buttons of one width side by side, each with a dot. Large text puts them below each other. */
export function Segment({ label, value, onChange, options, isDisabled = false, className }: SegmentProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx('flex flex-wrap gap-1 rounded-[0.875rem] bg-surface-sunken p-1', className)}>
      {options.map(({ id, name }) => (
        <label
          key={id}
          data-selected={id === value || undefined}
          data-disabled={isDisabled || undefined}
          className={cx('group', radioClass)}
        >
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === value}
            disabled={isDisabled}
            onChange={() => onChange(id)}
            className="sr-only"
          />
          <span className="size-4.5 flex-none rounded-round border-2 border-line-strong bg-surface pointer-fine:transition-[border-width] pointer-fine:duration-tap group-selected:border-[5.5px] group-selected:border-action" />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}

/** The classes of one choice, shared with the segmented tabs. The ring covers the edge of the chosen one. */
export const segmentClass =
  'flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-[0.625rem] px-2 py-1 outline-offset-0 text-center text-[0.9375rem] leading-4.5 font-semibold text-ink-muted hover:text-ink selected:bg-surface selected:text-ink selected:shadow-[0_0_0_1.5px_var(--color-ink)] off:cursor-not-allowed off:text-ink-faint forced-colors:selected:outline-2';

const radioClass = cx(segmentClass, 'relative flex-1 has-focus-visible:outline-3 has-focus-visible:outline-focus');
