import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { chipClass } from './Chip.tsx';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { hintClass, labelClass } from './Field.tsx';
import { edgeClass } from './fieldLook.ts';
import { lazyOverlay } from './lazyPart.tsx';
import { OptionText } from './OptionText.tsx';
import { PlainButton } from './PlainButton.tsx';
import type { SelectListProps } from './SelectList.tsx';

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

const SelectList = lazyOverlay<SelectListProps>(async () => (await import('./SelectList.tsx')).SelectList);

const fieldClass =
  'flex min-h-control w-full items-center gap-2.5 rounded-control px-3.5 text-start -outline-offset-2 off:border-transparent off:bg-surface-sunken off:text-ink-faint';

/**
 * A choice of one of a short list, with a label. An option may have a detail such as its price. The code of the list loads with its first
 * opening. Arrow keys open it too, and a letter chooses the next option that begins with it.
 */
export function Select(props: SelectProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    onChange,
    options,
    placeholder,
    hint,
    error,
    isDisabled = false,
    look,
    icon,
    className,
  } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isChip = look === 'chip';
  const isInvalid = error !== undefined;
  const chosen = options.find((option) => option.id === value);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
    } else {
      const next = startingWith(event.key, options, value);
      if (next) onChange(next.id);
    }
  };

  return (
    <div
      data-invalid={isInvalid || undefined}
      className={cx(isChip ? 'flex-none' : 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
    >
      <span id={`${id}label`} className={labelClass(isChip || isLabelHidden)}>
        {label}
      </span>
      <PlainButton
        ref={button}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}value ${id}label`}
        {...((isInvalid || hint !== undefined) && { 'aria-describedby': `${id}line` })}
        isDisabled={isDisabled}
        onPress={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className={isChip ? chipClass : cx(fieldClass, edgeClass({ isInvalid }))}
      >
        {icon}
        <span id={`${id}value`} className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-faint')}>
          {chosen ? <OptionText {...chosen} /> : placeholder}
        </span>
        {!icon && <ChevronDown className="text-ink-muted" />}
      </PlainButton>
      {isInvalid ? (
        <ErrorLine id={`${id}line`}>{error}</ErrorLine>
      ) : (
        hint !== undefined && (
          <span id={`${id}line`} className={hintClass}>
            {hint}
          </span>
        )
      )}
      <SelectList
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        button={button}
        labelId={`${id}label`}
        value={value}
        onChange={onChange}
        options={options}
        isOfChip={isChip}
      />
    </div>
  );
}

Select.preload = SelectList.preload;

/** The next option after the chosen one that begins with the letter; undefined for any other key. */
function startingWith(key: string, options: readonly SelectOption[], value: string | null): SelectOption | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const chosen = options.findIndex(({ id }) => id === value);
  const inTurn = [...options.slice(chosen + 1), ...options.slice(0, Math.max(chosen, 0))];
  return inTurn.find(({ name, isDisabled }) => !isDisabled && name.charAt(0).localeCompare(key, 'es', { sensitivity: 'base' }) === 0);
}
