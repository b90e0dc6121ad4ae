import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainLink } from './PlainLink.tsx';

export type StripDay = {
  id: string;
  name: string;
  /** A number, or text when `isEmpty`; undefined while it is unknown. */
  value?: string | undefined;
  /** The lowest value of the strip; `note` says so. */
  isLow?: boolean;
  note?: string | undefined;
  isCurrent?: boolean;
  /** A day without a value, which cannot be chosen. */
  isEmpty?: boolean;
};

type DayStripProps = {
  label: string;
  days: readonly StripDay[];
  onChoose: (id: string) => void;
  /** Fixed before the strip while it scrolls. */
  pinned?: { label: string; icon: ReactNode; href: string } | undefined;
};

const dayClass =
  'grid min-h-18 flex-[1_0_5.25rem] snap-start content-center justify-items-center gap-0.5 rounded-control px-2 py-1.5 text-caption no-underline';

/** Days with their lowest price, side by side. The strip rests at the edge of a day, so that no sliver of one stands beside the pinned link. */
export function DayStrip({ label, days, onChoose, pinned }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const current = days.find((day) => day.isCurrent)?.id;
  useEffect(() => {
    const box = strip.current;
    const day = box?.querySelector<HTMLElement>(`[data-day="${current}"]`);
    const before = day?.previousElementSibling;
    // The day before stays in sight.
    if (box && day) box.scrollLeft = before instanceof HTMLElement ? before.offsetLeft : 0;
  }, [current]);
  return (
    <nav aria-label={label} className="flex items-stretch gap-2 py-1">
      {pinned && (
        <PlainLink
          href={pinned.href}
          className="grid min-h-18 flex-none cursor-pointer content-center justify-items-center gap-0.5 rounded-control border-[1.5px] border-line-strong px-2 text-caption font-strong text-action-ink no-underline hover:border-ink"
        >
          {pinned.icon}
          <span>{pinned.label}</span>
        </PlainLink>
      )}
      <div
        ref={strip}
        className="no-scrollbar relative -my-1 -me-4 flex min-w-0 flex-1 snap-x snap-mandatory gap-2 overflow-x-auto scroll-ps-0.5 py-1 ps-0.5 pe-4 md:me-0 md:pe-0.5"
      >
        {days.map((day) => (
          <Day key={day.id} day={day} onChoose={onChoose} />
        ))}
      </div>
    </nav>
  );
}

function Day({ day, onChoose }: { day: StripDay; onChoose: (id: string) => void }) {
  const { id, name, value, isLow, note, isCurrent, isEmpty } = day;
  if (isEmpty) {
    return (
      <span className={cx(dayClass, 'text-ink-faint shadow-[inset_0_0_0_1px_var(--color-line)]')}>
        <span>{name}</span>
        {value !== undefined && <span>{value}</span>}
      </span>
    );
  }
  return (
    <PlainLink
      onPress={() => onChoose(id)}
      data-day={id}
      aria-current={isCurrent ? 'date' : 'false'}
      className={cx(
        dayClass,
        'cursor-pointer forced-colors:border',
        isCurrent
          ? 'bg-board text-on-board forced-colors:border-[Highlight] forced-colors:outline-2 shadow-[inset_0_-4px_0_var(--color-board-accent)]'
          : 'bg-surface text-ink shadow-card hover:shadow-[inset_0_0_0_1.5px_var(--color-ink)]',
      )}
    >
      <span>{name}</span>
      {value !== undefined && (
        <span className={cx('figure text-[1.0625rem] leading-[1.375rem]', isCurrent ? 'text-board-accent' : isLow && 'text-action-ink')}>
          {value}
        </span>
      )}
      {note && <small className={cx('text-micro font-strong', !isCurrent && 'text-action-ink')}>{note}</small>}
    </PlainLink>
  );
}
