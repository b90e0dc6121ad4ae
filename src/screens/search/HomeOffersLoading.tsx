import { Skeleton } from '../../ui/Skeleton.tsx';

/** The places of the offers while their file or their data load, with the same sizes, so that nothing below them moves. */

export const placesClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-2.5 md:gap-4';

/** Number of places: destinations from an origin, or cities to start from. */
export const shownPlaces = (hasOrigin: boolean): number => (hasOrigin ? 3 : 6);

export function PlacesLoading({ hasOrigin }: { hasOrigin: boolean }) {
  return (
    <div id="places" aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Skeleton className="h-7 w-48" />
      <div className={placesClass}>
        {Array.from({ length: shownPlaces(hasOrigin) }, (_, index) => (
          <Skeleton key={index} className="h-17 rounded-card" />
        ))}
      </div>
    </div>
  );
}

export function PromotionLoading() {
  return <Skeleton className="h-[12.75rem] rounded-card md:h-[6.5rem]" />;
}

type HomeOffersLoadingProps = { hasRecent: boolean; hasOrigin: boolean };

/** All offers before their file has loaded. */
export function HomeOffersLoading({ hasRecent, hasOrigin }: HomeOffersLoadingProps) {
  return (
    <>
      {hasRecent && <Skeleton className="h-18.5 w-full" />}
      <PromotionLoading />
      <PlacesLoading hasOrigin={hasOrigin} />
    </>
  );
}
