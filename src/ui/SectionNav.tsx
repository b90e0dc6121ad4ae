import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainLink } from './PlainLink.tsx';

export type SectionLink = {
  id: string;
  name: string;
  icon: ReactNode;
  /** Without an address it is a placeholder. */
  href?: string;
  isCurrent?: boolean;
  /** Muted, after the name. */
  note?: string;
};

const linkClass =
  'inline-flex min-h-tap flex-none items-center gap-2 rounded-round border-[1.5px] px-3.5 text-small font-semibold whitespace-nowrap no-underline lg:flex lg:gap-3 lg:rounded-control lg:px-4 lg:text-body';

/** Links to the sections of a page: chips in one line that scrolls, a column from 1024 px. */
export function SectionNav({ label, links }: { label: string; links: readonly SectionLink[] }) {
  const row = useRef<HTMLElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.id;
  useEffect(() => {
    const list = row.current;
    const link = list?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    // Only the line scrolls, never the page.
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0.5 lg:grid lg:gap-1 lg:overflow-visible"
    >
      {links.map(({ id, name, icon, href, isCurrent = false, note }) =>
        href === undefined ? (
          <span key={id} className={cx(linkClass, 'border-transparent text-ink-muted max-lg:bg-surface-sunken')}>
            {icon}
            {name}
            {note && <span className="text-caption font-normal lg:ms-auto">{note}</span>}
          </span>
        ) : (
          <PlainLink
            key={id}
            href={href}
            data-section={id}
            {...(isCurrent && { 'aria-current': 'page' as const })}
            className={cx(
              linkClass,
              isCurrent
                ? 'border-ink bg-ink text-surface'
                : 'border-line-strong text-ink max-lg:bg-surface max-lg:hover:border-ink lg:border-transparent lg:hover:bg-surface-sunken',
            )}
          >
            {icon}
            {name}
          </PlainLink>
        ),
      )}
    </nav>
  );
}
