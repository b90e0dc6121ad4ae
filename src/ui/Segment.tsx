import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { cx } from './cx.ts';

type SegmentProps = {
  label: string;
  value: string | null;
  onChange: (id: string) => void;
  options: readonly { id: string; name: ReactNode }[];
  isDisabled?: boolean;
  className?: string;
};

/** Two or three exclusive choices side by side, each with its dot. */
export function Segment({ label, value, onChange, options, isDisabled = false, className }: SegmentProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      orientation="horizontal"
      className={cx('grid auto-cols-fr grid-flow-col gap-1 rounded-[0.875rem] bg-surface-sunken p-1', className)}
    >
      {options.map(({ id, name }) => (
        <Radio key={id} value={id} className={cx('group', segmentClass)}>
          <span className="size-4.5 flex-none rounded-round border-2 border-line-strong bg-surface transition-[border-width] duration-tap group-selected:border-[5.5px] group-selected:border-action" />
          <span>{name}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** The look of one choice, shared with the segmented tabs. */
export const segmentClass =
  'flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-[0.625rem] px-2 py-1 text-center text-[0.9375rem] leading-4.5 font-semibold text-ink-muted hover:text-ink selected:bg-surface selected:text-ink selected:shadow-[0_0_0_1.5px_var(--color-ink)] off:cursor-not-allowed off:text-ink-faint forced-colors:selected:outline-2';
