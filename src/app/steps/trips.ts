import type { Manifest } from './manifest.ts';

/** The trips of the account (NAV-009). */
export const trips: Manifest<'trips'> = {
  name: 'trips',
  path: '/usuario/mis-boletos',
  read: () => ({ name: 'trips' }),
  write: () => ({}),
  load: async () => (await import('./trips.step.tsx')).tripsStep,
  next: ['seats'],
};
