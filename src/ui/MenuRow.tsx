import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { menuItemClass } from './menuLook.ts';
import { PlainButton } from './PlainButton.tsx';
import { PlainLink } from './PlainLink.tsx';

type RowProps = { icon?: ReactNode; end?: ReactNode; isDanger?: boolean; children: ReactNode } & (
  | { href: string; onPress?: () => void }
  | { href?: never; onPress: () => void }
);

/** One line of a list of links or actions, as in a `Drawer`: a link with `href`, else a button. */
export function MenuRow({ icon, end, isDanger, children, href, onPress }: RowProps) {
  const className = cx(menuItemClass(isDanger), 'min-h-control focus:bg-surface-sunken focus-visible:-outline-offset-3');
  const face = (
    <>
      {icon}
      <span className="flex-1">{children}</span>
      {end}
    </>
  );
  return href === undefined ? (
    <PlainButton onPress={onPress} className={className}>
      {face}
    </PlainButton>
  ) : (
    <PlainLink href={href} onPress={onPress} className={className}>
      {face}
    </PlainLink>
  );
}
