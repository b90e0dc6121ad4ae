/** A point in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A run as its bus drives it. Instants in milliseconds; metres from the first point of the line, never decreasing. */
export interface Drive {
  readonly tripId: string;
  readonly routeId: string;
  /** Service day, YYYY-MM-DD. */
  readonly serviceDate: string;
  readonly unit: string;
  readonly line: readonly (Point & { readonly metres: number })[];
  readonly calls: readonly (Point & {
    readonly stopId: string;
    readonly metres: number;
    readonly arrival: number;
    readonly departure: number;
  })[];
}

/** What each bus drives at an instant in milliseconds, at most one run for each unit. */
export type Drives = (now: number) => Promise<readonly Drive[]>;
