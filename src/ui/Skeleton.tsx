import { cx } from './cx.ts';

/** A grey placeholder of the final size, which classes set. Screen readers ignore it; the page announces once that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block max-w-full animate-shine rounded-[0.5rem] bg-[linear-gradient(100deg,var(--color-skeleton)_40%,var(--color-skeleton-shine)_50%,var(--color-skeleton)_60%)] bg-size-[300%_100%] motion-reduce:bg-skeleton motion-reduce:bg-none',
        className,
      )}
    />
  );
}

/** A card of grey lines, for loading lists. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('grid content-start gap-3 rounded-card bg-surface p-4 shadow-card md:p-5', className)}>
      <Skeleton className="h-7 w-2/5" />
      <Skeleton className="h-7" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="mt-2 h-11 w-1/2" />
    </div>
  );
}
