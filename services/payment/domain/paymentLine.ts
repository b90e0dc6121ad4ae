import type { Payment } from './payment.ts';

/**
 * What a line of the log says of a payment: what an operator or the traveller knows it by, and no person. A payment without an answer of the
 * bank, and one that is given back, are warnings.
 */
export const lineOf = ({ id, folio, method, state, reason }: Payment) => ({
  level: state === 'unknown' || state === 'voiding' ? ('warn' as const) : ('info' as const),
  line: { folio, payment: id, method, state, ...(reason !== null && { reason }) },
});
