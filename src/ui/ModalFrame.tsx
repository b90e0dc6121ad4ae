import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { runAfterKeyboard } from 'react-aria/private/utils/runAfterKeyboard';
import { useViewportSize } from 'react-aria/private/utils/useViewportSize';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';

type ModalFrameProps = {
  isOpen: boolean;
  onClose?: () => void;
  /** By Escape and by a tap outside; else by neither. Who opens it draws its cross. */
  isDismissable?: boolean;
  className: string;
  panelClassName?: string;
  children: ReactNode;
};

type Parts = Record<'scrim' | 'panel', RefObject<HTMLDivElement | null>>;

/**
 * A scrim (`className`) over the page and a panel on it that keeps the focus; both stay until their leaving movement has ended.
 * The scrim is as tall as the keyboard of a phone leaves it. The component of react-aria brings its menus along, so these are its hooks.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { isOpen } = props;
  const parts: Parts = { scrim: useRef(null), panel: useRef(null) };
  const { scrim, panel } = parts;
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  useLayoutEffect(() => {
    if (isOpen || !isShown) return;
    let isBack = false;
    const movements = [scrim, panel].flatMap(({ current }) => current?.getAnimations() ?? []);
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (!isBack) setShown(false);
    });
    return () => {
      isBack = true;
    };
  }, [isOpen, isShown, scrim, panel]);
  return isShown && <Frame {...props} {...parts} />;
}

function Frame({ isOpen, onClose, isDismissable = false, className, panelClassName, scrim, panel, children }: ModalFrameProps & Parts) {
  const state = useOverlayTriggerState({ isOpen, onOpenChange: () => onClose?.() });
  const { modalProps } = useModalOverlay({ isDismissable, isKeyboardDismissDisabled: !isDismissable }, state, panel);
  const { height } = useViewportSize();
  const [isReady, setReady] = useState(false);
  // A field that takes the focus calls the keyboard up: what rises before it would jump.
  useLayoutEffect(() => runAfterKeyboard(() => setReady(true)), []);
  const movement = isOpen ? { 'data-entering': isReady || undefined } : { 'data-exiting': true };
  return (
    <Overlay isExiting={!isOpen}>
      <div {...movement} ref={scrim} className={className} style={{ height, opacity: isReady ? undefined : 0 }}>
        <div {...modalProps} {...movement} ref={panel} className={panelClassName}>
          {children}
        </div>
      </div>
    </Overlay>
  );
}
