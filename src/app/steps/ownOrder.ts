import { PASS_PARAM } from '../session/orderPass.ts';
import type { Manifest } from './manifest.ts';

/** The trips of one order, from the link of a guest's mail. */
export const ownOrder: Manifest<'ownOrder'> = {
  name: 'ownOrder',
  path: '/mi-viaje/:orderId',
  read: ({ params: { orderId }, query }) => (orderId ? { name: 'ownOrder', orderId, pass: query.get(PASS_PARAM) } : null),
  write: ({ orderId, pass }) => ({
    params: { orderId },
    query: pass === null ? '' : `?${new URLSearchParams({ [PASS_PARAM]: pass })}`,
  }),
  load: async () => (await import('./ownOrder.step.tsx')).ownOrderStep,
  next: ['seats', 'order'],
};
