import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

type PageProps = {
  /** What is shown is still loading. */
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
};

/** The main content of a step, in the width of the house. */
export function Page({ isBusy = false, className, children }: PageProps) {
  return (
    <main
      aria-busy={isBusy || undefined}
      className={cx(
        'mx-auto grid w-full max-w-[calc(var(--container-page)+4rem)] flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 pt-5 pb-8 md:gap-6 md:px-8 md:pt-8 md:pb-12 print:block print:max-w-none print:p-0',
        className,
      )}
    >
      {children}
    </main>
  );
}
