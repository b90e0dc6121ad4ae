import type { Manifest } from './manifest.ts';

/** The seats of a purchase, or of an edit (NAV-007, NAV-008). */
export const seats: Manifest<'seats'> = {
  name: 'seats',
  path: '/venta/asientos/:action?',
  read: ({ params: { action } }) => (action === undefined || action === 'editar' ? { name: 'seats', editing: action === 'editar' } : null),
  write: ({ editing }) => ({ params: { action: editing ? 'editar' : null } }),
  load: async (wizard) => (await import('./seats.step.tsx')).seatsStep(wizard),
  next: ['summary'],
};
