import { useRef, useState, type ReactNode } from 'react';
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button';
import { lazyOverlay } from './lazyPart.tsx';
import type { MenuPanelProps, MenuStart } from './MenuPanel.tsx';

type MenuProps = Pick<MenuPanelProps, 'label' | 'options' | 'onChoose'> & {
  /** The button that opens it: `Button`, `IconButton` or `Chip`. */
  trigger: ReactNode;
};

const Panel = lazyOverlay<MenuPanelProps>(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** Things one can do with the thing beside it. A sheet at the bottom on phones, a panel by its button from 768 px. */
export function Menu({ label, trigger, options, onChoose }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>('whole');
  const [isOpen, setOpen] = useState(false);
  const open = (from: MenuStart) => {
    setStart(from);
    setOpen(true);
  };
  return (
    <>
      <ButtonContext.Provider
        value={{ ...opening(open), ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen, isPressed: isOpen }}
      >
        {trigger}
      </ButtonContext.Provider>
      <Panel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        start={start}
        triggerRef={button}
        label={label}
        options={options}
        onChoose={onChoose}
      />
    </>
  );
}

Menu.preload = Panel.preload;

/** Opens on mouse down, on the end of a touch, and by the keys of a menu, as menus of the system do. */
function opening(open: (start: MenuStart) => void): ButtonProps {
  return {
    onPressStart: ({ pointerType }) => {
      if (pointerType === 'mouse' || pointerType === 'pen') open('whole');
      if (pointerType === 'virtual') open('first');
    },
    onPress: ({ pointerType }) => {
      if (pointerType === 'touch') open('whole');
      if (pointerType === 'keyboard') open('first');
    },
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown') open('first');
      else if (event.key === 'ArrowUp') open('last');
      else event.continuePropagation();
    },
  };
}
