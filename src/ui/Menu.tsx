import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
import { menuItemClass, popoverClass } from './menuLook.ts';

export type MenuOption = { id: string; name: string; icon?: ReactNode; isDanger?: boolean; isDisabled?: boolean };

type MenuProps = {
  label: string;
  /** The button that opens it: `Button` or `IconButton`. */
  trigger: ReactNode;
  options: readonly MenuOption[];
  onChoose: (id: string) => void;
};

const onPhone =
  'max-md:fixed! max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:left-0! max-md:max-h-[80dvh]! max-md:max-w-none max-md:rounded-b-none max-md:rounded-t-sheet max-md:p-3 max-md:pb-[calc(1rem+env(safe-area-inset-bottom))] max-md:shadow-[0_0_0_100vmax_var(--color-scrim)]';

/** Things one can do with the thing beside it. A sheet at the bottom on phones, a panel by its button from 768 px. */
export function Menu({ label, trigger, options, onChoose }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className={cx(popoverClass, onPhone, 'md:w-[21rem]')}>
        <AriaMenu aria-label={label} onAction={(key) => onChoose(String(key))} className="outline-none">
          {options.map(({ id, name, icon, isDanger, isDisabled = false }) => (
            <MenuItem key={id} id={id} textValue={name} isDisabled={isDisabled} className={cx(menuItemClass(isDanger), 'min-h-control')}>
              {icon}
              {name}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
