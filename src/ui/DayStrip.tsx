import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainLink } from './PlainLink.tsx';

export type StripDay = {
  id: string;
  name: string;
  /** In figures; or words when `isEmpty`. */
  value: string;
  /** The lowest of the strip; `note` says so. */
  isLow?: boolean;
  note?: string;
  isCurrent?: boolean;
  /** Nothing on that day: cannot be chosen. */
  isEmpty?: boolean;
};

type DayStripProps = {
  label: string;
  days: readonly StripDay[];
  onChoose: (id: string) => void;
  /** Stays pinned at the start of the strip. */
  pinned?: { label: string; icon: ReactNode; onPress: () => void };
};

const dayClass =
  'grid min-h-17 flex-[1_0_5.25rem] content-center justify-items-center gap-0.5 rounded-control px-2 py-1.5 text-caption no-underline';

/** Days with their lowest price, side by side; the chosen one is scrolled into view. */
export function DayStrip({ label, days, onChoose, pinned }: DayStripProps) {
  const strip = useRef<HTMLElement>(null);
  const current = days.find((day) => day.isCurrent)?.id;
  useEffect(() => {
    const box = strip.current;
    const day = box?.querySelector<HTMLElement>(`[data-day="${current}"]`);
    const covered = box?.querySelector<HTMLElement>('[data-pinned]')?.offsetWidth ?? 0;
    if (box && day) box.scrollLeft = day.offsetLeft - covered - (box.clientWidth - covered - day.clientWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="no-scrollbar relative -mx-4 flex scroll-px-4 items-stretch gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0.5"
    >
      {pinned && (
        <div
          data-pinned
          className="sticky -start-4 z-1 -my-1 -ms-4 flex-none bg-canvas py-1 ps-4 pe-1.5 md:-start-0.5 md:-ms-0.5 md:ps-0.5"
        >
          <PlainLink
            onPress={pinned.onPress}
            className="grid h-full min-h-17 cursor-pointer content-center justify-items-center gap-0.5 rounded-control border-[1.5px] border-line-strong px-2 text-caption font-strong text-action-ink no-underline hover:border-ink"
          >
            {pinned.icon}
            <span>{pinned.label}</span>
          </PlainLink>
        </div>
      )}
      {days.map((day) => (
        <Day key={day.id} day={day} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function Day({ day, onChoose }: { day: StripDay; onChoose: (id: string) => void }) {
  const { id, name, value, isLow, note, isCurrent, isEmpty } = day;
  if (isEmpty) {
    return (
      <span className={cx(dayClass, 'text-ink-faint shadow-[inset_0_0_0_1px_var(--color-line)]')}>
        <span>{name}</span>
        <span>{value}</span>
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
      <span className={cx('figure text-[1.0625rem] leading-[1.375rem]', isCurrent ? 'text-board-accent' : isLow && 'text-action-ink')}>
        {value}
      </span>
      {note && <small className={cx('text-micro font-strong', !isCurrent && 'text-action-ink')}>{note}</small>}
    </PlainLink>
  );
}
