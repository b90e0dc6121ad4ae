/** Texts for the end of a session or a purchase, as a failure and as a toast. */
export const ends = {
  sessionRefused: 'Sesión Expirada',
  sessionExpired: 'Sesión expirada, por favor inicie sesión nuevamente',
  sessionRequired: 'Sesión requerida',
  cartExpired: 'Lo sentimos, ha terminado el tiempo de compra.',
};
