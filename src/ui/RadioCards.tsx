import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { cx } from './cx.ts';
import { inSpanish } from './inSpanish.tsx';

type RadioCardsProps = {
  label: string;
  value: string | null;
  onChange: (id: string) => void;
  options: readonly { id: string; name: ReactNode; detail?: ReactNode; end?: ReactNode; isDisabled?: boolean }[];
  className?: string;
};

/** Radio buttons as cards in a column, each with a dot, two lines and an end part. */
export const RadioCards = inSpanish(function RadioCards({ label, value, onChange, options, className }: RadioCardsProps) {
  return (
    <RadioGroup aria-label={label} value={value} onChange={onChange} className={cx('grid gap-2.5', className)}>
      {options.map(({ id, name, detail, end, isDisabled = false }) => (
        <Radio
          key={id}
          value={id}
          isDisabled={isDisabled}
          className="group relative flex min-h-15 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 py-3 hover:border-ink selected:border-action selected:bg-[color-mix(in_srgb,var(--color-action-soft)_45%,var(--color-surface))] selected:shadow-[inset_0_0_0_1px_var(--color-action)] off:cursor-not-allowed off:border-line off:text-ink-faint"
        >
          <span className="size-6 flex-none rounded-round border-2 border-line-strong bg-surface pointer-fine:transition-[border-width] pointer-fine:duration-tap group-selected:border-[7px] group-selected:border-action" />
          <span className="min-w-0 flex-1">
            <b className="block">{name}</b>
            {detail && <span className="block text-caption text-ink-muted">{detail}</span>}
          </span>
          {end}
        </Radio>
      ))}
    </RadioGroup>
  );
});
