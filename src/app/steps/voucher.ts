import type { Manifest } from './manifest.ts';

/** An order that is paid at a till (NAV-012, NAV-013). */
export const voucher: Manifest<'voucher'> = {
  name: 'voucher',
  path: '/venta/confirmacion/:method/:action/:orderId',
  read: ({ params: { method, orderId } }) => (method === 'cash' && orderId ? { name: 'voucher', orderId } : null),
  write: ({ orderId }) => ({ params: { method: 'cash', action: 'reserva', orderId } }),
  load: async () => (await import('./voucher.step.tsx')).voucherStep,
  next: ['order'],
};
