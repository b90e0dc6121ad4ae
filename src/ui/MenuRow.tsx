import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { cx } from './cx.ts';
import { menuItemClass } from './menuLook.ts';

type RowProps = { icon?: ReactNode; end?: ReactNode; isDanger?: boolean; children: ReactNode } & (
  | { href: string; onPress?: () => void }
  | { href?: never; onPress: () => void }
);

/** One line of a list of places or actions, as in a `Drawer`: a link with `href`, else a button. */
export function MenuRow({ icon, end, isDanger, children, href, onPress }: RowProps) {
  const className = cx(menuItemClass(isDanger), 'min-h-control');
  const face = (
    <>
      {icon}
      <span className="flex-1">{children}</span>
      {end}
    </>
  );
  return href === undefined ? (
    <Button onPress={onPress} className={className}>
      {face}
    </Button>
  ) : (
    <Link href={href} {...(onPress && { onPress })} className={className}>
      {face}
    </Link>
  );
}
