import type { Floor } from '../../../machines/domain/seat.ts';
import type { ReservationEnd } from '../../../machines/reservationPayment/reservationPayment.types.ts';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Texts of the payment of a reservation (LINK-003, LINK-008, ERR-068, ERR-069, ERR-071). */
export const reservation = {
  title: 'Pago de reserva',
  loading: 'Cargando tu reserva',
  folio: 'Folio',
  /** Until when an unpaid reservation holds its seats (TRIPS-010). */
  validUntil: (moment: string) => `Reserva Vigente al ${moment}`,
  clock: 'Tu reserva te espera',
  tripOf: (passengers: number, pets: number, isRound: boolean) =>
    [
      counted(passengers, 'pasajero', 'pasajeros') + (pets > 0 ? ` y ${counted(pets, 'mascota', 'mascotas')}` : ''),
      isRound ? 'ida y regreso' : 'ida',
    ].join(' · '),
  floors: { ground: 'P.B.', top: 'P.A.' } satisfies Record<Floor, string>,

  endTitle: 'Oops',
  ends: {
    paid: 'La reservación ya fue pagada.',
    expired: 'La reservación esta vencida',
    failed: 'Ocurrió un error al obtener la reservación',
  } satisfies Record<ReservationEnd, string>,

  details: 'Detalle de tu pago',
  authorization: 'Autorización',
  transaction: 'Transacción',
  points: 'Puntos usados',
  key: 'Boleto',
};
