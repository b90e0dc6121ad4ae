import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, lineOf } from './Field.tsx';
import { edgeClass } from './fieldLook.ts';
import { lazyOverlay } from './lazyPart.tsx';
import { PlainButton } from './PlainButton.tsx';
import type { SelectOption, SelectPanelProps } from './SelectPanel.tsx';

export type { SelectOption } from './SelectPanel.tsx';

type SelectProps = {
  label: ReactNode;
  isLabelHidden?: boolean;
  value: string | null;
  onChange: (id: string) => void;
  options: readonly SelectOption[];
  placeholder: string;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean;
  className?: string;
};

const Panel = lazyOverlay<SelectPanelProps>(async () => (await import('./SelectPanel.tsx')).SelectPanel);

/** One of a short list, under a label. Each option may carry a detail such as its price. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden = false, value, onChange, options, placeholder, hint, error, isDisabled = false, className } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const chosen = options.find((option) => option.id === value);
  const line = lineOf({ id, hint, error });
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className}>
      <PlainButton
        id={id}
        ref={button}
        isDisabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-value ${id}-label`}
        {...(line !== undefined && { 'aria-describedby': line })}
        // On mouse down, else at the end of the press, as lists of the system open.
        onPointerDown={({ pointerType, button: pressed }) => {
          if (pointerType !== 'touch' && pressed === 0) open();
        }}
        onPress={open}
        onKeyDown={(event) => {
          const next = byKey(event.key, options, value);
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            open();
          } else if (next) onChange(next.id);
        }}
        className={cx(
          'flex min-h-control w-full items-center gap-2.5 rounded-control px-3.5 text-start off:border-transparent off:bg-surface-sunken off:text-ink-faint',
          edgeClass({ isInvalid: error !== undefined }),
        )}
      >
        <span id={`${id}-value`} className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-faint')}>
          {chosen?.name ?? placeholder}
          {chosen?.detail && <span className="text-ink-muted"> · {chosen.detail}</span>}
        </span>
        <ChevronDown className="text-ink-muted" />
      </PlainButton>
      <Panel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        triggerRef={button}
        labelId={`${id}-label`}
        value={value}
        onChange={onChange}
        options={options}
      />
    </Field>
  );
}

Select.preload = Panel.preload;

/** What a key chooses in a closed list: the arrows to the sides its neighbours, a letter the next that begins with it. */
function byKey(key: string, options: readonly SelectOption[], value: string | null): SelectOption | undefined {
  const open = options.filter(({ isDisabled = false }) => !isDisabled);
  const at = open.findIndex(({ id }) => id === value);
  if (key === 'ArrowRight') return open[at + 1];
  if (key === 'ArrowLeft') return open[Math.max(0, at - 1)];
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...open.slice(at + 1), ...open.slice(0, at + 1)];
  return after.find(({ name }) => name.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
}
