import type { ComponentProps } from 'react';

export type PlainLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'onKeyDown' | 'ref' | 'style'> & { onPress?: (() => void) | undefined };

/** An unstyled link. Without `href` it has no address, and a click or Enter calls `onPress` only. */
export function PlainLink({ href, onPress, children, ...props }: PlainLinkProps) {
  if (href !== undefined) {
    return (
      <a {...props} href={href} onClick={onPress}>
        {children}
      </a>
    );
  }
  return (
    <span
      role="link"
      tabIndex={0}
      {...props}
      onClick={onPress}
      onKeyDown={({ key, repeat }) => {
        if (key === 'Enter' && !repeat) onPress?.();
      }}
    >
      {children}
    </span>
  );
}
