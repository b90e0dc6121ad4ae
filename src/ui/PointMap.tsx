import { Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { Skeleton } from './Skeleton.tsx';

type Point = readonly [latitude: number, longitude: number];

export type PointMapProps = {
  label: string;
  /** The marked point in the middle. */
  point: Point;
  /** The name of the marker. */
  name: string;
  /** 0 is the world, 18 a house. */
  zoom: number;
  /** Other points, as small circles. Keep the same array, so that the map is drawn once. */
  dots: readonly Point[];
  /** The address of map tiles, with `{z}`, `{x}` and `{y}`; null for a plain ground. */
  tiles: string | null;
  /** Who made the tiles. */
  credit?: string | undefined;
  zoomInLabel: string;
  zoomOutLabel: string;
};

const PointMapPanel = lazyPart<PointMapProps>(async () => (await import('./PointMapPanel.tsx')).PointMapPanel);

/** A map of 400 px height around one marker. Without tiles it requests nothing. Its code loads behind a skeleton of its size. */
export function PointMap(props: PointMapProps) {
  return (
    <Suspense fallback={<Skeleton className="h-100 rounded-card!" />}>
      <PointMapPanel {...props} />
    </Suspense>
  );
}
