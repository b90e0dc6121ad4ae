/** Texts that appear as a failure and elsewhere: the ends of a session or a purchase, and the limit of reservations. */
export const ends = {
  sessionRefused: 'Sesión Expirada',
  sessionExpired: 'Sesión expirada, por favor inicie sesión nuevamente',
  sessionRequired: 'Sesión requerida',
  cashLimit: 'Has alcanzado el límite de reservas disponibles. Paga tus reservas pendientes o espera a que venzan para hacer una nueva.',
  cartExpired: 'Lo sentimos, ha terminado el tiempo de compra.',
};
