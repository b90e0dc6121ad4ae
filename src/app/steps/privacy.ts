import type { Manifest } from './manifest.ts';

/** The privacy notice. */
export const privacy: Manifest<'privacy'> = {
  name: 'privacy',
  path: '/privacidad',
  read: () => ({ name: 'privacy' }),
  write: () => ({}),
  load: async () => (await import('./privacy.step.tsx')).openPrivacy(),
  next: [],
};
