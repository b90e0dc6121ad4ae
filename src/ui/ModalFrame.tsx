import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { beforeModal, isTopModal, openModal, returnFocus } from './modals.ts';
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
  /** An element with the role of a dialog, which can have the focus. */
  children: ReactNode;
};

const FIRST_FIELD = '[data-starts-in-field] input:not([readonly], [disabled], [type="radio"], [type="checkbox"], [type="hidden"])';

/**
 * A scrim over the page, above the phone's keyboard, with a panel. Everything else is inert. The focus starts in the first text field of an
 * element with `data-starts-in-field`, else on the dialog, unless the content took it. It returns to the opener.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { isOpen } = props;
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  return isShown ? createPortal(<Scrim {...props} onGone={() => setShown(false)} />, document.body) : null;
}

type ScrimProps = ModalFrameProps & {
  /** Called after the closing animation. */
  onGone: () => void;
};

function Scrim({ isOpen, onClose, isDismissable = false, origin, className, panelClassName, children, onGone }: ScrimProps) {
  const scrim = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [before] = useState(beforeModal);

  useLayoutEffect(() => {
    const element = scrim.current;
    if (!isOpen || !element) return;
    const end = openModal(element, before);
    // After the page became inert, so that the browser computes the styles once.
    if (!element.contains(document.activeElement)) {
      const field = element.querySelector<HTMLElement>(FIRST_FIELD);
      if (field) field.focus();
      else element.querySelector<HTMLElement>('[role$=dialog]')?.focus({ preventScroll: true });
    }
    return end;
  }, [isOpen, before]);

  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    const animations = [scrim, panel].flatMap(({ current }) => current?.getAnimations() ?? []);
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isCurrent && gone());
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);

  const recover = useEffectEvent(() => {
    requestAnimationFrame(() => returnFocus(before.openers));
    recoverFocus(origin);
  });
  useEffect(() => () => recover(), []);

  const close = useEffectEvent(() => {
    if (isDismissable && isOpen) onClose?.();
  });
  useEffect(() => {
    // The focused element may have been removed, and its keys then go to the body.
    const onKeyDown = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && target === document.body && isTopModal(scrim.current)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Events of an overlay that this one opened arrive here too.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isTopModal(scrim.current)) return;
    if (event.target instanceof Node && scrim.current?.contains(event.target) && isDismissable && isOpen) {
      event.stopPropagation();
      onClose?.();
    }
  };

  return (
    // The scrim is no control: the dialog has a close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={scrim}
      data-modal=""
      data-exiting={isOpen ? undefined : ''}
      className={cx(
        'fixed inset-x-0 top-0 h-[var(--visual-viewport-height,100dvh)] touch-pinch-zoom bg-scrim animate-fade-in exiting:pointer-events-none exiting:animate-fade-out',
        className,
      )}
      onKeyDown={onKeyDown}
      // A press on the scrim neither moves the focus, nor closes the dialog when it began inside.
      onMouseDown={(event) => {
        isPressed.current = event.target === scrim.current;
        if (isPressed.current) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === scrim.current && isPressed.current && isDismissable && isOpen) onClose?.();
      }}
    >
      <div ref={panel} data-exiting={isOpen ? undefined : ''} className={panelClassName}>
        {children}
      </div>
    </div>
  );
}
