import { useLayoutEffect, type ComponentProps } from 'react';

type NativeProps = Omit<ComponentProps<'button'>, 'disabled' | 'style'>;

export type PlainButtonProps = NativeProps & {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Ignores presses but keeps the focus. */
  isPending?: boolean | undefined;
  /** A press does not move the focus. */
  leavesFocus?: boolean | undefined;
};

/** An unstyled button. `onPress` runs on a click, Enter or Space. `onClick` is for a library trigger around it. */
export function PlainButton({ onPress, isDisabled, isPending = false, leavesFocus = false, type = 'button', ...props }: PlainButtonProps) {
  useLayoutEffect(() => {
    // The focus of a disabled button goes nowhere, so Escape would not reach the dialog around it.
    if (isDisabled) document.activeElement?.closest<HTMLElement>(':disabled')?.closest<HTMLElement>('[role$=dialog]')?.focus();
  }, [isDisabled]);
  return (
    <button
      {...(leavesFocus && { onMouseDown: (event) => event.preventDefault() })}
      {...props}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      onKeyDown={(event) => {
        // A held Enter key presses once, because another button may get the focus meanwhile.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        props.onKeyDown?.(event);
      }}
      onClick={(event) => {
        // It must not submit the form either.
        if (isPending) return event.preventDefault();
        // Safari does not focus a clicked button, but an overlay returns the focus to the element that had it.
        if (event.detail > 0 && !leavesFocus) event.currentTarget.focus({ preventScroll: true });
        props.onClick?.(event);
        onPress?.();
      }}
    />
  );
}
