/** A point in degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A run of a bus: the line that it follows and the stops where it calls. Instants in milliseconds; metres from the first point of the line, never decreasing. */
export interface BusRun {
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

/** The runs on the road at an instant in milliseconds, at most one for each unit. */
export type BusRuns = (now: number) => Promise<readonly BusRun[]>;
