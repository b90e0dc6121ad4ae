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
  accountExists: { title: 'Info', text: 'Esta cuenta ya existe, deseas iniciar sesión con un código enviado a tu teléfono?' },
  codeAlreadySent: { title: 'Oops', text: 'Ya te enviamos un código. Escríbelo para continuar.' },
};
