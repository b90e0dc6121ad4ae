import { Suspense } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { Skeleton } from './Skeleton.tsx';

export type Point = readonly [latitude: number, longitude: number];

/** A picture on the map. Its bottom or its middle is on the point. */
export type PointMarker = { src: string; size: readonly [width: number, height: number]; tip: 'bottom' | 'middle' };

export type PointMapProps = {
  label: string;
  /**
   * The marked point in the middle. When it changes, the marker moves, and the map follows until it is dragged. Null draws no marker, and
   * the first dot is in the middle.
   */
  point: Point | null;
  /** The name of the marker. */
  name: string;
  /** A pin by default. */
  marker?: PointMarker;
  /** 0 is the world, 18 a house. */
  zoom: number;
  /** Other points, as small circles. Keep the same array, so that they are drawn once. */
  dots: readonly Point[];
  /** The address of map tiles, with `{z}`, `{x}` and `{y}`; null for a plain ground. */
  tiles: string | null;
  /** Who made the tiles. */
  credit?: string | undefined;
  /** A short text in a corner of the map. */
  caption?: string;
  /** The tiles are pale, because the point is old. */
  isDim?: boolean;
  /** The class of its height; 400 px by default. */
  height?: string;
  zoomInLabel: string;
  zoomOutLabel: string;
};

const PointMapPanel = lazyPart<PointMapProps>(async () => (await import('./PointMapPanel.tsx')).PointMapPanel);

/** A map around one marker. Without tiles it requests nothing. Its code loads behind a skeleton of its size. */
export function PointMap(props: PointMapProps) {
  return (
    <Suspense fallback={<Skeleton className={`${props.height ?? 'h-100'} rounded-card!`} />}>
      <PointMapPanel {...props} />
    </Suspense>
  );
}
