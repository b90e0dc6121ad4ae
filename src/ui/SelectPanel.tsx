import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { cx } from './cx.ts';
import { DropPanel, type DropPanelProps } from './DropPanel.tsx';
import { listFocusClass, menuItemClass } from './menuLook.ts';

export type SelectOption = { id: string; name: string; /** Muted, after the name. */ detail?: string; isDisabled?: boolean };

export type SelectPanelProps = DropPanelProps & {
  labelId: string;
  value: string | null;
  onChange: (id: string) => void;
  options: readonly SelectOption[];
};

/** The open half of a `Select`: focus is on the chosen option, or on the first. */
export function SelectPanel({ labelId, value, onChange, options, ...drop }: SelectPanelProps) {
  return (
    <DropPanel {...drop} trigger="Select" aria-labelledby={labelId} className="min-w-(--trigger-width)">
      <ListBox
        aria-labelledby={labelId}
        items={options}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        // A list has to say where its focus starts.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          // Nothing is left when the chosen one is chosen again.
          if (chosen !== undefined) onChange(String(chosen));
          drop.onClose();
        }}
        className="max-h-80 overflow-y-auto outline-none"
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.name}
            isDisabled={option.isDisabled ?? false}
            className={cx(menuItemClass(), listFocusClass, 'min-h-tap')}
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
    </DropPanel>
  );
}
