import type { Manifest } from './manifest.ts';

/** A payment with an unknown result, and what became of it; on every device of its payer (decision 4). */
export const payment: Manifest<'payment'> = {
  name: 'payment',
  path: '/venta/pago/:folio',
  read: ({ params: { folio } }) => (folio ? { name: 'payment', folio } : null),
  write: ({ folio }) => ({ params: { folio } }),
  load: async (wizard) => (await import('./payment.step.tsx')).paymentStep(wizard),
  next: ['order'],
};
