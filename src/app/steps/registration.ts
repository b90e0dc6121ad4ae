import type { Manifest } from './manifest.ts';

/** The registration of an account, and the link of its mail (AUTH-007). */
export const registration: Manifest<'registration'> = {
  name: 'registration',
  path: '/registro',
  read: ({ query }) => ({ name: 'registration', token: query.get('token') }),
  write: ({ token }) => ({ query: token === null ? '' : `?${new URLSearchParams({ token })}` }),
  load: async (wizard) => (await import('./registration.step.tsx')).registrationStep(wizard),
  next: [],
};
