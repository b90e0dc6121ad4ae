import type { Instant } from './instant.ts';

/** A boarding stop of a free shuttle (RAITES-005). `at` has the offset of the place. */
export type Raite = { id: string; name: string; address: string; latitude: number; longitude: number; at: Instant };

/** A terminal of the feed, drawn on the map (BUS-011). Terminals of one city have the same code. */
export type Terminal = { id: string; code: string; name: string; latitude: number; longitude: number };
