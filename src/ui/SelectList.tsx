import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { cx } from './cx.ts';
import { inSpanish } from './inSpanish.tsx';
import { listFocusClass, menuClass, menuItemClass } from './menuLook.ts';
import { Popover } from './Popover.tsx';
import { OptionText } from './OptionText.tsx';
import type { SelectOption } from './Select.tsx';

export type SelectListProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The button of the select; it gets the focus back. */
  button: RefObject<HTMLElement | null>;
  labelId: string;
  value: string | null;
  onChange: (id: string) => void;
  options: readonly SelectOption[];
  /** On phones it is a sheet. */
  isOfChip: boolean;
};

/** The open list of a `Select`, which loads it lazily. */
export const SelectList = inSpanish(function SelectList({
  isOpen,
  onClose,
  button,
  labelId,
  value,
  onChange,
  options,
  isOfChip,
}: SelectListProps) {
  return (
    <Popover
      isOpen={isOpen}
      onClose={onClose}
      triggerRef={button}
      aria-labelledby={labelId}
      {...(isOfChip && { placement: 'bottom end' })}
      className={isOfChip ? menuClass : 'min-w-(--trigger-width)'}
    >
      <ListBox
        items={options}
        aria-labelledby={labelId}
        // The list of a select must take the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        shouldSelectOnPressUp
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(chosen) => {
          // The selected option, chosen again, or Escape empties the selection.
          const [id] = chosen === 'all' ? [] : chosen;
          if (id !== undefined) onChange(String(id));
          onClose();
        }}
        className={cx('overflow-y-auto outline-none', !isOfChip && 'max-h-80')}
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.name}
            isDisabled={option.isDisabled ?? false}
            className={cx(menuItemClass(), listFocusClass, isOfChip ? 'min-h-control' : 'min-h-tap')}
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
  );
});
