import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { buttonClass, type ButtonLook } from './buttonLook.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style'> &
  ButtonLook & {
    children: ReactNode;
    icon?: ReactNode;
    /** The words beside the spinner while `isPending`. The button keeps the width of the longer text. */
    pendingLabel?: string;
  };

/**
 * The tappable word. One `primary` a screen; `danger` only for what cannot be undone. `primary` and `danger` are
 * 52 px tall, the others 44 px unless `size` says otherwise. While `isPending` it keeps focus and takes no press.
 */
export function Button({ look, size, block, className, icon, pendingLabel, children, ...props }: ButtonProps) {
  const face = (
    <>
      {icon}
      {children}
    </>
  );
  return (
    <AriaButton
      {...props}
      className={buttonClass({ look, size, block, className })}
      render={(dom, { isPending }) => <button {...dom} aria-busy={isPending || undefined} />}
    >
      {pendingLabel === undefined ? (
        face
      ) : (
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={`inline-flex items-center justify-center gap-2 ${props.isPending ? 'invisible' : ''}`}>{face}</span>
          <span className={`inline-flex items-center justify-center gap-2 ${props.isPending ? '' : 'invisible'}`}>
            {props.isPending ? <Spinner label={pendingLabel} /> : <span className="size-5" />}
            {pendingLabel}
          </span>
        </span>
      )}
    </AriaButton>
  );
}
