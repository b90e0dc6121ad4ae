import type { Manifest } from './manifest.ts';

/** The payment of a reservation by the link of its mail (NAV-018). */
export const reservation: Manifest<'reservation'> = {
  name: 'reservation',
  path: '/reserva',
  read: ({ query }) => ({ name: 'reservation', token: query.get('token') }),
  write: ({ token }) => ({ query: token === null ? '' : `?${new URLSearchParams({ token })}` }),
  load: async (wizard) => (await import('./reservation.step.tsx')).reservationStep(wizard),
  next: [],
};
