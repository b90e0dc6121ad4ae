import type { Validity } from './validity.ts';

/** How documents name a ticket that may not board: in large letters, and in a sentence. */
export const validityWords: Readonly<Record<Exclude<Validity, 'valid'>, { readonly mark: string; readonly text: string }>> = {
  unpaid: { mark: 'SIN PAGAR', text: 'No es un boleto: con esta hoja no puedes abordar. Paga tu reserva y te enviamos tus boletos.' },
  expired: { mark: 'VENCIDO', text: 'La reserva venció sin pago y sus asientos se liberaron. Este boleto no es válido.' },
  cancelled: { mark: 'CANCELADO', text: 'Este boleto se canceló y ya no es válido.' },
  refunded: { mark: 'REEMBOLSADO', text: 'Este boleto no se emitió y su cargo se devolvió. No es válido.' },
  replaced: { mark: 'REEMPLAZADO', text: 'Este boleto se cambió por otro y ya no es válido.' },
};
