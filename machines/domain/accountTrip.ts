import type { Instant } from './instant.ts';

type End = { code: string; name: string };

/** A trip of an account in short. `departs` and `arrives` have the offsets of their terminals (PROFILE-017, PROFILE-032). */
export type AccountTrip = {
  id: string;
  status: 'confirmed' | 'reserved';
  departs: Instant;
  arrives: Instant;
  /** Until then an unpaid reservation is kept. */
  releasesAt: Instant | null;
  origin: End;
  destination: End;
};
