import type { Manifest } from './manifest.ts';

/** The payment of a cart (NAV-010). */
export const summary: Manifest<'summary'> = {
  name: 'summary',
  path: '/venta/pagos/:cartId',
  read: ({ params: { cartId }, query }) => {
    const token = query.get('token');
    return cartId ? { name: 'summary', cartId, ...(token !== null && { token }) } : null;
  },
  write: ({ cartId, token }) => ({ params: { cartId }, query: token === undefined ? '' : `?${new URLSearchParams({ token })}` }),
  load: async (wizard) => (await import('./summary.step.tsx')).summaryStep(wizard),
  next: ['order', 'seats'],
};
