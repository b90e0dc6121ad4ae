import type { Manifest } from './manifest.ts';

/** A new password for a forgotten one, and the link of its mail (AUTH-006). */
export const recovery: Manifest<'recovery'> = {
  name: 'recovery',
  path: '/recupera-contrasena',
  read: ({ query }) => ({ name: 'recovery', token: query.get('token') }),
  write: ({ token }) => ({ query: token === null ? '' : `?${new URLSearchParams({ token })}` }),
  load: async () => (await import('./recovery.step.tsx')).recoveryStep,
  next: [],
};
