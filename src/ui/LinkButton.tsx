import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonLook.ts';
import { PlainLink, type PlainLinkProps } from './PlainLink.tsx';

type LinkButtonProps = Omit<PlainLinkProps, 'className' | 'children'> & ButtonLook & { children: ReactNode; icon?: ReactNode };

/** A link in the look of a button: for an address, never for an action. */
export function LinkButton({ look, size, block, className, icon, children, ...props }: LinkButtonProps) {
  return (
    <PlainLink {...props} className={buttonClass({ look, size, block, className })}>
      {icon}
      {children}
    </PlainLink>
  );
}
