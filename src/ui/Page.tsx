import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type PageProps = {
  /** For forms and single columns. */
  isNarrow?: boolean;
  /** Where a skip link leads. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** The main area of a page: never wider than 1152 px, 16 px from the edge, 32 px from 768. */
export function Page({ isNarrow = false, id, className, children }: PageProps) {
  return (
    <main
      id={id}
      className={cx(
        'mx-auto grid w-full flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 pt-5 pb-8 md:gap-6 md:px-8 md:pt-8 md:pb-12',
        isNarrow ? 'max-w-[44rem]' : 'max-w-[calc(var(--container-page)+4rem)]',
        className,
      )}
    >
      {children}
    </main>
  );
}

/** Two columns from 1024 px: the content, and an aside that stays in sight. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,31vw,24.5rem)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-18">{aside}</div>
    </div>
  );
}
