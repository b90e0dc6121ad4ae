import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { cx } from './cx.ts';
import { DropPanel, type DropPanelProps } from './DropPanel.tsx';
import { listFocusClass, menuItemClass } from './menuLook.ts';

export type MenuOption = { id: string; name: string; icon?: ReactNode; isDanger?: boolean; isDisabled?: boolean };

/** Where the focus begins: on an option, or on the menu as a whole. */
export type MenuStart = 'first' | 'last' | 'whole';

export type MenuPanelProps = DropPanelProps & {
  start: MenuStart;
  label: string;
  options: readonly MenuOption[];
  onChoose: (id: string) => void;
};

const onPhone =
  'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:left-0! max-md:max-h-[80dvh]! max-md:max-w-none max-md:rounded-b-none max-md:rounded-t-sheet max-md:p-3 max-md:pb-[calc(1rem+env(safe-area-inset-bottom))] max-md:shadow-[0_0_0_100vmax_var(--color-scrim)]';

/** The open half of a `Menu`. */
export function MenuPanel({ start, label, options, onChoose, ...drop }: MenuPanelProps) {
  return (
    <DropPanel {...drop} trigger="MenuTrigger" placement="bottom end" aria-label={label} className={cx(onPhone, 'md:w-[21rem]')}>
      <AriaMenu
        aria-label={label}
        // A menu has to say where its focus starts.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={start === 'whole' ? true : start}
        onClose={drop.onClose}
        onAction={(key) => onChoose(String(key))}
        className="outline-none"
      >
        {options.map(({ id, name, icon, isDanger, isDisabled = false }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={name}
            isDisabled={isDisabled}
            className={cx(menuItemClass(isDanger), listFocusClass, 'min-h-control')}
          >
            {icon}
            {name}
          </MenuItem>
        ))}
      </AriaMenu>
    </DropPanel>
  );
}
