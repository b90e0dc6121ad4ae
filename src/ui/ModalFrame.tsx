import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from './cx.ts';
import { beforeModal, isTopModal, openModal, returnFocus } from './modals.ts';
import { recoverFocus } from './recoverFocus.ts';

/** The name of a dialog, by a text or by the id of its title, and the id of its description. */
type Named = ({ label: string } | { titleId: string }) & { textId?: string | undefined };

type ModalFrameProps = Named & {
  role?: 'dialog' | 'alertdialog';
  isOpen: boolean;
  onClose?: () => void;
  /** Escape and a press outside close it. The caller renders the close button. */
  isDismissable?: boolean;
  /** The focus starts in the first text field, unless the content took it. */
  startsInField?: boolean;
  /** The element that gets the focus on closing when the earlier one cannot. */
  origin?: (() => HTMLElement | null) | undefined;
  className: string;
  panelClassName: string;
  children: ReactNode;
};

const TEXT_FIELD = 'input:not([readonly], [disabled], [type="radio"], [type="checkbox"], [type="hidden"])';

/**
 * A dialog on a scrim over the page, above the phone's keyboard. Everything else is inert. The focus starts on the dialog or inside, and
 * returns to the opener.
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

function Scrim(props: ScrimProps) {
  const { role = 'dialog', isOpen, onClose, isDismissable = false, startsInField = false, origin, onGone } = props;
  const scrim = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const [before] = useState(beforeModal);

  useLayoutEffect(() => {
    if (!isOpen || !scrim.current) return;
    const end = openModal(scrim.current, before);
    // After the page became inert, so that the browser computes the styles once.
    if (!scrim.current.contains(document.activeElement)) {
      const field = startsInField && dialog.current?.querySelector<HTMLElement>(TEXT_FIELD);
      if (field) field.focus();
      else dialog.current?.focus({ preventScroll: true });
    }
    return end;
  }, [isOpen, before, startsInField]);

  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    const animations = [scrim, dialog].flatMap(({ current }) => current?.getAnimations() ?? []);
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

  const dismiss = () => {
    if (isDismissable && isOpen) onClose?.();
  };
  const dismissByKey = useEffectEvent(dismiss);
  useEffect(() => {
    // On the document: the focused element may have been removed, and its keys then go to the body. A list over the dialog stops its own Escape.
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && isTopModal(scrim.current)) dismissByKey();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const state = { 'data-exiting': isOpen ? undefined : '' };
  return (
    // The scrim is no control: the dialog has a close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={scrim}
      data-modal=""
      {...state}
      className={cx(
        'fixed inset-x-0 top-0 h-[var(--visual-viewport-height,100dvh)] touch-pinch-zoom bg-scrim animate-fade-in exiting:pointer-events-none exiting:animate-fade-out',
        props.className,
      )}
      // A press on the scrim neither moves the focus, nor closes the dialog when it began inside.
      onMouseDown={(event) => {
        isPressed.current = event.target === scrim.current;
        if (isPressed.current) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === scrim.current && isPressed.current) dismiss();
      }}
    >
      <section
        ref={dialog}
        role={role}
        {...('label' in props ? { 'aria-label': props.label } : { 'aria-labelledby': props.titleId })}
        aria-describedby={props.textId}
        tabIndex={-1}
        {...state}
        className={cx('outline-none', props.panelClassName)}
      >
        {props.children}
      </section>
    </div>
  );
}
