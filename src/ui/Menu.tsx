import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { lazyOverlay } from './lazyPart.tsx';
import type { MenuPanelProps, MenuStart } from './MenuPanel.tsx';
import { AroundButton } from './PlainButton.tsx';

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
      <AroundButton
        value={{ ...opening(open), ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen, ...(isOpen && { 'data-pressed': true }) }}
      >
        {trigger}
      </AroundButton>
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
const opening = (open: (start: MenuStart) => void): ComponentProps<'button'> => ({
  onPointerDown: ({ pointerType, button }) => {
    if (pointerType !== 'touch' && button === 0) open('whole');
  },
  // Without a pointer a click has no count.
  onClick: ({ detail }) => open(detail === 0 ? 'first' : 'whole'),
  onKeyDown: (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  },
});
