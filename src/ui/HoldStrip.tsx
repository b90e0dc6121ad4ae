import { Timer } from 'lucide-react';
import { cx } from './cx.ts';
import { useSay } from './say.ts';

type HoldStripProps = {
  /** Name of the clock. */
  label: string;
  /** The text before the time. */
  text: string;
  /** mm:ss, computed by the caller. */
  time: string;
  /** The remaining share, 1 to 0; undefined shows no bar. */
  left?: number;
  /** The last minute has its own look. */
  isLast?: boolean;
  /** A polite live region announces its changes; the digits themselves are not announced. */
  announcement: string;
};

/** A countdown as a strip at the top, which never blinks. With large text only readers get its words, so that the page keeps two thirds of the screen. */
export function HoldStrip({ label, text, time, left, isLast = false, announcement }: HoldStripProps) {
  useSay(announcement);
  const accent = isLast ? 'text-danger-ink' : 'text-board-accent';
  return (
    <section
      aria-label={label}
      className={cx(
        '@container sticky top-0 z-5 print:hidden forced-colors:border-b',
        isLast ? 'bg-danger-soft text-ink' : 'bg-board-raised text-on-board',
      )}
    >
      <div
        role="timer"
        aria-label={label}
        aria-live="off"
        className="mx-auto flex min-h-[min(2.75rem,56px)] max-w-[calc(var(--container-page)+4rem)] items-center gap-2.5 px-4 py-1 text-small md:px-8"
      >
        <Timer className={accent} />
        <span className="@max-[16rem]:sr-only">{text}</span>
        <span className={cx('ms-auto font-sign text-title-3 leading-none font-bold lg:ms-1', accent)}>{time}</span>
      </div>
      {left !== undefined && (
        <div className={cx('h-[3px]', isLast ? 'bg-danger/25' : 'bg-board-line')}>
          <span
            className={cx(
              'block h-full origin-left transition-transform duration-1000 ease-linear',
              isLast ? 'bg-danger' : 'bg-board-accent',
            )}
            style={{ transform: `scaleX(${left})` }}
          />
        </div>
      )}
    </section>
  );
}
