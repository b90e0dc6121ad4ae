import { ends } from './ends.ts';

/** Texts of a reservation that load when cash is offered. */
export const cash = {
  /** Why cash cannot be chosen (ERR-058, CASH-007, CASH-008, decision 40). */
  disabled: {
    unproved: ends.cashUnproved,
    limit: ends.cashLimit,
    points: 'Con puntos o cupón solo pagas con tarjeta. Quita tus puntos para pagar en efectivo.',
    coupon: 'Con puntos o cupón solo pagas con tarjeta. Quita tu cupón para pagar en efectivo.',
  },
  steps: [
    { title: 'Reserva ahora', text: () => 'Te damos una referencia y un código QR.' },
    { title: 'Paga en tienda, kiosco o taquilla', text: (until: string) => `Tienes hasta el ${until}.` },
    { title: 'Recibe tus boletos', text: () => 'Llegan a tu correo en cuanto pagas.' },
  ],
  warning: 'Si no pagas a tiempo, la reserva vence y los asientos se liberan.',
  /** The departure is too near for a till (ERR-060). */
  cashTooLate: {
    title: 'Oops',
    text: 'La salida está muy cerca para reservar en efectivo.',
    card: 'Pagar con tarjeta',
    search: 'Buscar otro horario',
  },
  /** The text of the specification, with its spelling (ERR-061). */
  notReserved: { title: 'Oops', text: 'Ocurrío algo al procesar tu pago, intenta más tarde.' },
};
