import { Menu as AriaMenu, MenuItem, MenuTrigger, Pressable } from 'react-aria-components/Menu';
import { cx } from './cx.ts';
import type { MenuProps } from './Menu.tsx';
import { listFocusClass, menuClass, menuItemClass } from './menuLook.ts';
import { Popover } from './Popover.tsx';

/** The implementation of `Menu`, which loads it lazily. */
export function MenuButton({ label, trigger, options, onChoose }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Popover placement="bottom end" className={menuClass}>
        <AriaMenu aria-label={label} onAction={(key) => onChoose(String(key))} className="outline-none">
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
      </Popover>
    </MenuTrigger>
  );
}
