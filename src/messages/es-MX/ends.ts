/** How a session or a purchase ends: said as a failure, and in a toast. */
export const ends = {
  sessionExpired: 'Sesión expirada, por favor inicie sesión nuevamente',
  sessionRequired: 'Sesión requerida',
  cartExpired: 'Lo sentimos, ha terminado el tiempo de compra.',
};
