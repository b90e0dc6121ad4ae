import { Suspense, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';

export type MenuProps = {
  label: string;
  /** The button that opens it: `Chip` or `IconButton`. */
  trigger: ReactElement<object, string>;
  options: readonly { id: string; name: string; icon?: ReactNode; isDanger?: boolean; isDisabled?: boolean }[];
  onChoose: (id: string) => void;
};

const MenuButton = lazyPart<MenuProps>(async () => (await import('./MenuButton.tsx')).MenuButton);

/** A menu of actions. A sheet at the bottom on phones, a popover at its button from 768 px. */
export function Menu(props: MenuProps) {
  return (
    <Suspense
      fallback={
        <fieldset disabled className="contents">
          {props.trigger}
        </fieldset>
      }
    >
      <MenuButton {...props} />
    </Suspense>
  );
}

Menu.preload = MenuButton.preload;
