import { Check, ChevronDown } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Button, Label, Select as AriaSelect, SelectValue, Text } from 'react-aria-components/Select';
import { chipClass } from './Chip.tsx';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { hintClass, labelClass } from './Field.tsx';
import { edgeClass } from './fieldLook.ts';
import { listFocusClass, menuClass, menuItemClass } from './menuLook.ts';
import { Popover } from './Popover.tsx';
import type { SelectOption, SelectProps } from './Select.tsx';

/** The implementation of `Select`, which loads it lazily. */
export function SelectField(props: SelectProps) {
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
  const isChip = look === 'chip';
  const isInvalid = error !== undefined;
  const chosen = options.find(({ id }) => id === value);
  return (
    <AriaSelect
      value={value}
      onChange={(id) => onChange(String(id))}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isInvalid={isInvalid}
      className={cx(isChip ? 'flex-none' : 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
    >
      <Label className={labelClass(isChip || isLabelHidden)}>{label}</Label>
      <Button
        className={
          isChip
            ? chipClass
            : cx(
                'flex min-h-control w-full items-center gap-2.5 rounded-control px-3.5 text-start -outline-offset-2 off:border-transparent off:bg-surface-sunken off:text-ink-faint',
                edgeClass({ isInvalid }),
              )
        }
      >
        {icon}
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint">
          {chosen ? <OptionText {...chosen} /> : placeholder}
        </SelectValue>
        {!icon && <ChevronDown className="text-ink-muted" />}
      </Button>
      {isInvalid ? (
        <Text slot="errorMessage">
          <ErrorLine>{error}</ErrorLine>
        </Text>
      ) : (
        hint !== undefined && (
          <Text slot="description" className={hintClass}>
            {hint}
          </Text>
        )
      )}
      <Popover {...(isChip && { placement: 'bottom end' })} className={isChip ? menuClass : 'min-w-(--trigger-width)'}>
        <ListBox items={options} className={cx('overflow-y-auto outline-none', !isChip && 'max-h-80')}>
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.name}
              isDisabled={option.isDisabled ?? false}
              className={cx(menuItemClass(), listFocusClass, isChip ? 'min-h-control' : 'min-h-tap')}
            >
              {({ isSelected }) => (
                <>
                  <span className="flex-1">
                    <OptionText {...option} />
                    {option.text && (
                      <Text slot="description" className="block text-caption text-ink-muted">
                        {option.text}
                      </Text>
                    )}
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

function OptionText({ name, detail }: SelectOption) {
  return (
    <>
      {name}
      {detail && <span className="text-ink-muted"> · {detail}</span>}
    </>
  );
}
