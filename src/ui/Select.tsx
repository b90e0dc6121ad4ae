import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { cx } from './cx.ts';
import { FieldLabel, FieldMessage } from './Field.tsx';
import { edgeClass } from './fieldLook.ts';
import { menuItemClass, popoverClass } from './menuLook.ts';

export type SelectOption = { id: string; name: string; /** Muted, after the name. */ detail?: string; isDisabled?: boolean };

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
  name?: string;
  className?: string;
};

/** One of a short list, under a label. Each option may carry a detail such as its price. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, value, onChange, options, placeholder, hint, error, isDisabled = false, name, className } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      placeholder={placeholder}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      {...(name !== undefined && { name })}
      className={cx('grid min-w-0 content-start gap-1.5', className)}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <Button
        className={cx(
          'flex min-h-control w-full items-center gap-2.5 rounded-control px-3.5 text-start off:border-transparent off:bg-surface-sunken off:text-ink-faint',
          edgeClass({ isInvalid: error !== undefined }),
        )}
      >
        <SelectValue<SelectOption> className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint" />
        <ChevronDown className="text-ink-muted" />
      </Button>
      <FieldMessage hint={hint} error={error} />
      <Popover className={cx(popoverClass, 'min-w-(--trigger-width)')}>
        <ListBox items={options} className="max-h-80 overflow-y-auto outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.name}
              isDisabled={option.isDisabled ?? false}
              className={cx(menuItemClass(), 'min-h-tap')}
            >
              {({ isSelected }) => (
                <>
                  <span className="flex-1">
                    {option.name}
                    {option.detail && <span className="text-ink-muted"> · {option.detail}</span>}
                  </span>
                  {isSelected && <Check className="text-ink-muted" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
