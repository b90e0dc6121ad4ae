import type { Manifest } from './manifest.ts';

/** The terms and conditions. */
export const terms: Manifest<'terms'> = {
  name: 'terms',
  path: '/terminos',
  read: () => ({ name: 'terms' }),
  write: () => ({}),
  load: async () => (await import('./terms.step.tsx')).openTerms(),
  next: [],
};
