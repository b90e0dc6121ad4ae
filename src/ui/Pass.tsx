import { Bus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AsIs } from './AsIs.tsx';
import { cx } from './cx.ts';
import { Wordmark } from './Wordmark.tsx';

type PassProps = {
  label: string;
  /** In the dark header: text in the middle, a `Tag` with tone `board`. */
  head: ReactNode;
  tag: ReactNode;
  /** The name of the shop, and its drawings on paper and on the dark header. */
  brand: { name: string; logo?: string | undefined; logoDark?: string | undefined };
  /** The stub: the code, its number, a hint. */
  stub: ReactNode;
  children: ReactNode;
};

/** A ticket: dark header, body, and a stub behind a dashed line with notches. Printed black on white, never split. */
export function Pass({ label, head, tag, brand, stub, children }: PassProps) {
  return (
    <article
      aria-label={label}
      className="drop-shadow-[0_2px_8px_rgb(20_37_31/0.14)] [--cut:15.125rem] md:[--stub:14rem] print:mb-[8mm] print:break-inside-avoid print:drop-shadow-none"
    >
      <div className="notched grid overflow-hidden rounded-[1.25rem] bg-surface md:grid-cols-[minmax(0,1fr)_var(--stub)] print:grid-cols-[minmax(0,1fr)_56mm] print:rounded-[4mm] print:border print:border-black print:bg-white">
        <header className="flex items-center justify-between gap-3 bg-board px-5 py-3 text-small font-semibold text-on-board md:col-span-full print:col-span-full print:border-b print:border-black print:bg-white print:text-black">
          <Wordmark name={brand.name} logo={brand.logoDark} className="h-5 w-auto print:hidden" />
          {brand.logo && <img src={brand.logo} alt="" className="hidden h-5 w-auto print:block" />}
          <span>{head}</span>
          {tag}
        </header>
        <div className="grid content-start gap-4 px-5 pt-4.5 pb-5">{children}</div>
        <div className="relative grid h-(--cut) content-center justify-items-center gap-2.5 p-5 text-center before:absolute before:inset-x-5 before:-top-px before:border-t-2 before:border-dashed before:border-line-strong md:h-auto md:before:inset-x-auto md:before:inset-y-5 md:before:-start-px md:before:border-s-2 md:before:border-t-0 print:h-auto print:before:border-black">
          {stub}
        </div>
      </div>
    </article>
  );
}

type PassRouteProps = {
  start: PassEnd;
  end: PassEnd;
  /** Between the two: the duration. */
  middle: ReactNode;
};

type PassEnd = { code: string; time: ReactNode; place: ReactNode };

/** Two large codes joined by a dashed line, with the time and the place below each. */
export function PassRoute({ start, end, middle }: PassRouteProps) {
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 font-sign text-display leading-none font-bold tracking-[-0.02em]">
        <AsIs className="pt-1">{start.code}</AsIs>
        <span className="grid justify-items-center gap-1 font-sans text-caption font-normal tracking-normal text-ink-muted after:w-full after:border-t-2 after:border-dashed after:border-line-strong">
          {middle}
          <Bus className="size-6 text-ink" />
        </span>
        <AsIs className="pt-1">{end.code}</AsIs>
      </div>
      <div className="flex justify-between gap-4">
        <PassPlace {...start} />
        <PassPlace {...end} isEnd />
      </div>
    </div>
  );
}

function PassPlace({ time, place, isEnd = false }: PassEnd & { isEnd?: boolean }) {
  return (
    <p className={isEnd ? 'grid text-end' : 'grid'}>
      <span className="figure text-lead leading-[1.375rem]">{time}</span>
      <span className="text-caption text-ink-muted">{place}</span>
    </p>
  );
}

type PassFactsProps = {
  items: readonly {
    name: string;
    value: ReactNode;
    /** Columns it spans. A wide fact is long and may break anywhere. */ span?: 1 | 2 | 3;
  }[];
};

/** Facts of a ticket in three columns, four from 768 px. */
export function PassFacts({ items }: PassFactsProps) {
  return (
    <dl className="grid grid-cols-[minmax(min-content,2fr)_repeat(2,minmax(min-content,1fr))] items-start gap-x-4 gap-y-3.5 md:grid-cols-[repeat(3,minmax(min-content,1fr))_minmax(7rem,1.2fr)] print:grid-cols-[1fr_1fr_1fr_auto]">
      {items.map(({ name, value, span = 1 }) => (
        <div
          key={name}
          className="max-md:last:col-span-2 print:last:col-span-1"
          style={span === 1 ? undefined : { gridColumn: `span ${span}` }}
        >
          <dt className="text-micro text-ink-muted">{name}</dt>
          <dd className={cx('text-[0.9375rem] leading-5 font-strong', span > 1 ? 'wrap-anywhere' : 'wrap-break-word')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of passes: a carousel with snapping on phones, a stack from 768 px. */
export function PassList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      // The keyboard must reach a scrolling region.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="no-scrollbar -mx-4 flex snap-x snap-mandatory gap-3.5 overflow-x-auto px-4 pt-1 pb-6 *:min-w-0 *:flex-[0_0_calc(100%-1.5rem)] *:snap-center *:only:flex-auto md:mx-0 md:flex-col md:gap-4 md:overflow-visible md:p-0 md:*:flex-none print:m-0 print:block print:p-0"
    >
      {children}
    </div>
  );
}
