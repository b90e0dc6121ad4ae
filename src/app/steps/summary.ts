import type { Manifest } from './manifest.ts';

/** The payment of a cart (NAV-010). */
export const summary: Manifest<'summary'> = {
  name: 'summary',
  path: '/venta/pagos/:cartId',
  read: ({ params: { cartId } }) => (cartId ? { name: 'summary', cartId } : null),
  write: ({ cartId }) => ({ params: { cartId } }),
  load: async (wizard) => (await import('./summary.step.tsx')).summaryStep(wizard),
  next: ['order', 'seats'],
};
