/** The states in which a tester can have a reservation of the older platform, as the switchboard names them. */
export const reservationStates = { payable: 'por pagar', expired: 'vencida', paid: 'pagada' } as const;

export type ReservationState = keyof typeof reservationStates;

/** The button of the switchboard that makes a reservation. */
export const makeReservation = 'Hacer la reserva';
