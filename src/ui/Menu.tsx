import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Button } from 'react-aria-components/Button';
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

type RowProps = { icon?: ReactNode; end?: ReactNode; isDanger?: boolean; children: ReactNode } & (
  | { href: string; onPress?: () => void }
  | { href?: never; onPress: () => void }
);

/** One line of a list of places or actions, as in a `Drawer`: a link with `href`, else a button. */
export function MenuRow({ icon, end, isDanger, children, href, onPress }: RowProps) {
  const className = cx(menuItemClass(isDanger), 'min-h-control');
  const face = (
    <>
      {icon}
      <span className="flex-1">{children}</span>
      {end}
    </>
  );
  return href === undefined ? (
    <Button onPress={onPress} className={className}>
      {face}
    </Button>
  ) : (
    <Link href={href} {...(onPress && { onPress })} className={className}>
      {face}
    </Link>
  );
}
