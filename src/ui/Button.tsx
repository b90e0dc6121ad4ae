import { useEffect, useRef, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonLook.ts';
import { PlainButton, type PlainButtonProps } from './PlainButton.tsx';
import { say } from './say.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = Omit<PlainButtonProps, 'className' | 'children' | 'ref'> &
  ButtonLook & {
    children: ReactNode;
    icon?: ReactNode;
    /** The text beside the spinner while `isPending`. Unless it is a `block`, the button keeps the width of the longer text. */
    pendingLabel?: string;
  };

/**
 * A button. One `primary` per screen; `danger` only for what cannot be undone. `primary` and `danger` are 52 px tall, the others 44 px
 * unless `size` overrides it. While `isPending` it keeps the focus and ignores presses.
 */
export function Button({ look, size, block, className, icon, pendingLabel, 'aria-label': name, children, ...props }: ButtonProps) {
  const { isPending = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current !== isPending && button.current && button.current === document.activeElement) say(button.current.innerText);
    wasPending.current = isPending;
  }, [isPending]);
  // The next page may replace the button. Its text is then no longer true.
  useEffect(() => () => void (wasPending.current && say('')), []);
  const face = (
    <>
      {icon}
      {children}
    </>
  );
  const waiting = pendingLabel !== undefined && (
    <>
      {isPending ? <Spinner label={pendingLabel} /> : <span className="size-5" />}
      {pendingLabel}
    </>
  );
  return (
    <PlainButton
      {...props}
      ref={button}
      // An `aria-label` hides the text inside, so it includes the pending text.
      aria-label={name && isPending ? `${name} ${pendingLabel ?? ''}` : name}
      className={buttonClass({ look, size, block, className })}
    >
      {!waiting || block ? (
        (isPending && waiting) || face
      ) : (
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={`inline-flex items-center justify-center gap-2 ${isPending ? 'invisible' : ''}`}>{face}</span>
          <span className={`inline-flex items-center justify-center gap-2 ${isPending ? '' : 'invisible'}`}>{waiting}</span>
        </span>
      )}
    </PlainButton>
  );
}
