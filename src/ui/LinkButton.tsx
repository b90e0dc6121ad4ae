import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { buttonClass, type ButtonLook } from './buttonLook.ts';

type LinkButtonProps = Omit<LinkProps, 'className' | 'children' | 'style'> & ButtonLook & { children: ReactNode; icon?: ReactNode };

/** A link that looks like a button: for going to an address, never for doing something. */
export function LinkButton({ look, size, block, className, icon, children, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={buttonClass({ look, size, block, className })}>
      {icon}
      {children}
    </Link>
  );
}
