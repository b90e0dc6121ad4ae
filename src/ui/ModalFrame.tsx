import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from './cx.ts';
import { recoverFocus } from './recoverFocus.ts';

type ModalFrameProps = {
  isOpen: boolean;
  onClose?: () => void;
  /** Escape and a tap outside close it. The caller renders the close button. */
  isDismissable?: boolean;
  /** The element that gets the focus on closing when the earlier one cannot. */
  origin?: (() => HTMLElement | null) | undefined;
  className: string;
  panelClassName?: string;
  children: ReactNode;
};

/** A scrim over the page, above the phone's keyboard, with a panel that traps the focus. */
export function ModalFrame({ isOpen, onClose, isDismissable = false, origin, className, panelClassName, children }: ModalFrameProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={() => onClose?.()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={cx(
        'fixed inset-x-0 top-0 h-(--visual-viewport-height) bg-scrim entering:animate-fade-in exiting:animate-fade-out',
        className,
      )}
    >
      <Modal {...(panelClassName !== undefined && { className: panelClassName })}>
        {children}
        <RecoverFocus origin={origin} />
      </Modal>
    </ModalOverlay>
  );
}

/** The element that had the focus before may be gone or disabled when the overlay closes. */
function RecoverFocus({ origin }: Pick<ModalFrameProps, 'origin'>) {
  const recover = useEffectEvent(() => recoverFocus(origin));
  useEffect(() => () => recover(), []);
  return null;
}
