import type { BankStatus } from './bank.ts';

/** The bank's status of a payment, in Spanish. */
export const statusNames: Readonly<Record<BankStatus, string>> = {
  processing: 'en proceso',
  challenge: 'en espera del código 3-D Secure',
  authorised: 'autorizado',
  captured: 'cobrado',
  refused: 'rechazado',
  voided: 'anulado',
  refunded: 'devuelto',
};
