import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
import { menuItemClass, popoverClass } from './menuLook.ts';

export type MenuOption = { id: string; name: string; icon?: ReactNode; isDanger?: boolean; isDisabled?: boolean };

/** Where the focus begins: on an option, or on the menu as a whole. */
export type MenuStart = 'first' | 'last' | 'whole';

export type MenuPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  start: MenuStart;
  triggerRef: RefObject<HTMLButtonElement | null>;
  label: string;
  options: readonly MenuOption[];
  onChoose: (id: string) => void;
};

const onPhone =
  'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:left-0! max-md:max-h-[80dvh]! max-md:max-w-none max-md:rounded-b-none max-md:rounded-t-sheet max-md:p-3 max-md:pb-[calc(1rem+env(safe-area-inset-bottom))] max-md:shadow-[0_0_0_100vmax_var(--color-scrim)]';

/** The open half of a `Menu`. */
export function MenuPanel({ isOpen, onClose, start, triggerRef, label, options, onChoose }: MenuPanelProps) {
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={triggerRef}
      trigger="MenuTrigger"
      aria-label={label}
      placement="bottom end"
      className={cx(popoverClass, onPhone, 'md:w-[21rem]')}
    >
      <AriaMenu
        aria-label={label}
        // A menu has to say where its focus starts.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={start === 'whole' ? true : start}
        onClose={onClose}
        onAction={(key) => onChoose(String(key))}
        className="outline-none"
      >
        {options.map(({ id, name, icon, isDanger, isDisabled = false }) => (
          <MenuItem key={id} id={id} textValue={name} isDisabled={isDisabled} className={cx(menuItemClass(isDanger), 'min-h-control')}>
            {icon}
            {name}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
