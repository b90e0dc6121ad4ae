import { useLayoutEffect, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { focusContent } from './focusContent.ts';

type PageProps = {
  /** For forms and single columns. */
  isNarrow?: boolean;
  /** Less space above and between, so that the first card shows more of itself. */
  isCompact?: boolean;
  /** Target of a skip link. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** An element had the focus when the last page was removed. */
let hadFocus = false;

/** The main area of a page: at most 1152 px wide, 16 px from the edge, 32 px from 768. A page in place of one that had the focus begins at its top, and gets the focus. */
export function Page({ isNarrow = false, isCompact = false, id, className, children }: PageProps) {
  useLayoutEffect(() => {
    const isFocused = () => document.activeElement !== document.body;
    if (hadFocus && !isFocused()) {
      scrollTo({ top: 0 });
      focusContent();
    }
    return () => {
      hadFocus = isFocused();
    };
  }, []);
  return (
    <main
      id={id}
      className={cx(
        'mx-auto grid w-full flex-1 grid-cols-[minmax(0,1fr)] content-start px-4 pb-8 md:px-8 md:pb-12',
        isCompact ? 'gap-3 pt-3 md:gap-4 md:pt-5' : 'gap-5 pt-5 md:gap-6 md:pt-8',
        isNarrow ? 'max-w-[44rem]' : 'max-w-[calc(var(--container-page)+4rem)]',
        className,
      )}
    >
      {children}
    </main>
  );
}

/** Two columns from 1024 px: the content, and a sticky aside. */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,31vw,24.5rem)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-18">{aside}</div>
    </div>
  );
}
