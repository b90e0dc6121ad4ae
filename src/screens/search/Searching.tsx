import { Skeleton, SkeletonCard } from '../../ui/Skeleton.tsx';

/** Skeletons of the filters while the departures load. */
export function SearchingFilters() {
  return (
    <div className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
      {['w-2/5', '', '', '', 'w-2/5', '', '', ''].map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={index} className={`h-6 ${width}`} />
      ))}
    </div>
  );
}

/** Skeletons of the list while the departures load. */
export function SearchingResults() {
  return (
    <>
      <Skeleton className="h-12 lg:hidden" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <SkeletonCard key={key} />
      ))}
    </>
  );
}
