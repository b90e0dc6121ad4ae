import type { Manifest } from './manifest.ts';

/** A paid order with its tickets (NAV-011). */
export const order: Manifest<'order'> = {
  name: 'order',
  path: '/venta/orden/:orderId/detalle',
  read: ({ params: { orderId } }) => (orderId ? { name: 'order', orderId } : null),
  /** NAV-014. The order itself says that it is an edit. */
  also: {
    path: '/venta/confirmacion/:method/editar/:orderId',
    read: ({ params: { orderId } }) => (orderId ? { name: 'order', orderId } : null),
  },
  write: ({ orderId }) => ({ params: { orderId } }),
  load: async (wizard) => (await import('./order.step.tsx')).orderStep(wizard),
  next: ['seats', 'summary'],
};
