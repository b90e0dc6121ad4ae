import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainLink, type PlainLinkProps } from './PlainLink.tsx';

type TextLinkProps = Omit<PlainLinkProps, 'className' | 'children'> & {
  children: ReactNode;
  icon?: ReactNode;
  size?: 'md' | 'sm';
  /** Long words that may take two lines. */
  wraps?: boolean;
  /** Inside a sentence, without a minimum tap height. */
  inline?: boolean;
};

/** An underlined green link. Without `href` it is a button in the look of a link (`onPress`). */
export function TextLink({ icon, size = 'md', wraps = false, inline = false, children, ...props }: TextLinkProps) {
  return (
    <PlainLink
      {...props}
      className={cx(
        'cursor-pointer text-action-ink underline decoration-1 underline-offset-[0.25em] hover:decoration-2 off:cursor-not-allowed off:text-ink-faint',
        !inline && 'inline-flex items-center gap-1.5 font-semibold',
        !inline && !wraps && 'whitespace-nowrap',
        !inline && (size === 'sm' ? 'min-h-8 text-small' : 'min-h-tap'),
      )}
    >
      {icon}
      {children}
    </PlainLink>
  );
}
