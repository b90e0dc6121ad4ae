/**
 * Texts that appear as a failure and elsewhere: the ends of a session or a purchase, and why cash is refused. The other failures load
 * later than the pages that show these.
 */
export const ends = {
  sessionRefused: 'Sesión Expirada',
  sessionExpired: 'Sesión expirada, por favor inicie sesión nuevamente',
  sessionRequired: 'Sesión requerida',
  cashLimit: 'Has alcanzado el límite de reservas disponibles. Paga tus reservas pendientes o espera a que venzan para hacer una nueva.',
  cashUnproved: 'Para pagar en efectivo, entra con tu cuenta o confirma tu celular con un código.',
  cartExpired: 'Lo sentimos, ha terminado el tiempo de compra.',
  operationFailed: { title: 'Oops', text: 'Error al procesar la solicitud' },
};
