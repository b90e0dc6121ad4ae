import { createContext, use, type ComponentProps } from 'react';

type NativeProps = Omit<ComponentProps<'button'>, 'disabled' | 'onClick' | 'style'>;

export type PlainButtonProps = NativeProps & {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Takes no press but keeps the focus. */
  isPending?: boolean | undefined;
  /** A press leaves the focus where it is. */
  leavesFocus?: boolean | undefined;
};

/** What a part around a button, such as `Menu`, adds to it. */
export const AroundButton = createContext<ComponentProps<'button'> | null>(null);

/** The button of the browser without a look. `onPress` is its click: by a tap, Enter or Space. */
export function PlainButton({ onPress, isDisabled, isPending = false, leavesFocus = false, type = 'button', ...props }: PlainButtonProps) {
  const around = use(AroundButton);
  return (
    <button
      {...(leavesFocus && { onMouseDown: (event) => event.preventDefault() })}
      {...props}
      {...around}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      onKeyDown={(event) => {
        // A key that is held down presses once: the next button may have come under it meanwhile.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        (around?.onKeyDown ?? props.onKeyDown)?.(event);
      }}
      onClick={(event) => {
        // Also what would send the form.
        if (isPending) return event.preventDefault();
        // Safari does not focus a button by the mouse, and an overlay gives the focus back to where it was.
        if (event.detail > 0 && !leavesFocus) event.currentTarget.focus({ preventScroll: true });
        around?.onClick?.(event);
        onPress?.();
      }}
    />
  );
}
