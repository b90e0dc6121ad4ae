import { ChevronDown } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { lazyPart } from './lazyPart.tsx';
import { chipClass } from './Chip.tsx';
import { Skeleton } from './Skeleton.tsx';

export type SelectOption = {
  id: string;
  name: string;
  /** Muted, after the name. */
  detail?: string;
  /** A line below the name, in the list only. */
  text?: string;
  isDisabled?: boolean;
};

export type SelectProps = {
  label: ReactNode;
  isLabelHidden?: boolean;
  value: string | null;
  onChange: (id: string) => void;
  options: readonly SelectOption[];
  placeholder: string;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean;
  /** `chip`: a round button with a hidden label; on phones its options open as a sheet. It has neither hint nor error. */
  look?: 'field' | 'chip';
  /** Before the value of a `chip`, instead of the arrow after it. */
  icon?: ReactNode;
  className?: string;
};

const SelectField = lazyPart<SelectProps>(async () => (await import('./SelectField.tsx')).SelectField);

/**
 * A choice of one of a short list, with a label. An option may have a detail such as its price. Its code loads behind a skeleton of its
 * size.
 */
export function Select(props: SelectProps) {
  return (
    <Suspense fallback={props.look === 'chip' ? <ComingChip {...props} /> : <Skeleton className={cx('h-19.5', props.className)} />}>
      <SelectField {...props} />
    </Suspense>
  );
}

/** As wide as the chip that comes, because others stand beside it. */
function ComingChip({ icon, options, value, placeholder, className }: SelectProps) {
  return (
    <span aria-hidden="true" className={cx(chipClass, className)}>
      {icon}
      {options.find(({ id }) => id === value)?.name ?? placeholder}
      {!icon && <ChevronDown className="text-ink-muted" />}
    </span>
  );
}

Select.preload = SelectField.preload;
