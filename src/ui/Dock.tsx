import type { ReactNode } from 'react';

type DockProps = {
  /** Above the value; also the name of the landmark. */
  caption: string;
  value: ReactNode;
  note?: ReactNode;
  /** The main action; it fills the remaining width. */
  children: ReactNode;
};

/**
 * Below 1024 px: the total and the primary action, fixed at the bottom of the screen. With large text the caption and the value share a
 * line, and only readers get the note, so that the page keeps two thirds of the screen.
 */
export function Dock({ caption, value, note, children }: DockProps) {
  return (
    <section
      aria-label={caption}
      className="@container sticky bottom-0 z-6 rounded-t-[1.25rem] bg-surface px-4 pt-[min(0.75rem,12px)] pb-[calc(min(0.75rem,12px)+env(safe-area-inset-bottom))] shadow-dock lg:hidden print:hidden forced-colors:border-t"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 *:last:flex-1 @max-[16rem]:gap-y-1">
        <p className="grid max-w-full flex-none text-caption whitespace-nowrap text-ink-muted @max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:items-baseline @max-[16rem]:gap-x-2">
          <span className="@max-[16rem]:leading-tight">{caption}</span>
          <b className="figure text-title-2 leading-7 text-ink @max-[16rem]:leading-none">{value}</b>
          {note && <span className="@max-[16rem]:sr-only">{note}</span>}
        </p>
        {children}
      </div>
    </section>
  );
}
