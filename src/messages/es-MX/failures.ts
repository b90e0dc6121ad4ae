import type { Failure, FailureCode } from '../../../machines/domain/failure.ts';
import { ends } from './ends.ts';

type FailureText = { title: string; text: string };

const later = 'Ocurrió algo intenta más tarde';
const paymentFailed = 'No fue posible realizar el pago de tu viaje, por favor intenta más tarde o elige un método de pago diferente';

/** The text of each failure without a text of the server (ERR-001). */
export const failures = {
  network: { title: 'Sin conexión', text: 'Revisa tu internet e intenta de nuevo.' },
  timeout: { title: 'Oops', text: 'La respuesta tardó demasiado. Intenta de nuevo.' },
  unavailable: { title: 'Oops', text: later },
  refused: { title: 'Oops', text: later },
  'not-found': { title: 'Oops', text: 'No encontramos lo que buscas.' },
  unauthorized: { title: ends.sessionRefused, text: 'Inicia sesión para continuar.' },
  'session-expired': { title: ends.sessionRefused, text: ends.sessionExpired },
  'session-required': { title: 'Oops', text: ends.sessionRequired },
  'operation-failed': ends.operationFailed,
  'too-many-requests': { title: 'Oops', text: 'Hiciste muchos intentos. Espera un momento e intenta de nuevo.' },
  'seat-taken': { title: 'Atención', text: 'Alguien más acaba de apartar este asiento. Elige otro.' },
  'seats-lost': { title: 'Atención', text: 'Algunos de tus asientos ya no están disponibles. Elige otros.' },
  'seat-claimed-before': { title: 'Atención', text: 'Ya apartaste este asiento y se venció el tiempo. Elige otro.' },
  'address-seat-limit': {
    title: 'Atención',
    text: 'Desde tu conexión ya se apartaron muchos asientos de este autobús. Espera unos minutos o elige otra salida.',
  },
  'minor-alone': { title: 'Reserva con menor de edad', text: 'Los menores de edad no pueden viajar solos' },
  'pet-rule': { title: 'Reserva con mascota', text: 'No encontramos el asiento junto al de tu mascota. Elige otro lugar.' },
  'cart-expired': { title: 'Oops', text: ends.cartExpired },
  'cart-missing': { title: 'Oops', text: 'Error al obtener el carrito' },
  'cart-sold': { title: 'Oops', text: 'Este carrito ya fue pagado.' },
  'cash-too-late': { title: 'Oops', text: 'La salida está muy cerca para reservar en efectivo.' },
  'cash-limit': { title: 'Oops', text: ends.cashLimit },
  'cash-bus-limit': {
    title: 'Oops',
    text: 'Este autobús ya tiene muchos lugares apartados sin pagar. Paga con tarjeta o elige otra salida.',
  },
  'cash-unproved': { title: 'Oops', text: ends.cashUnproved },
  'cash-disabled': { title: 'Oops', text: 'El pago de reservas en efectivo está temporalmente deshabilitado' },
  'card-refused': { title: 'Oops', text: paymentFailed },
  'insufficient-funds': { title: 'Oops', text: paymentFailed },
  'bank-unreachable': { title: 'Oops', text: paymentFailed },
  'payment-id-missing': { title: 'Oops', text: 'Hubo problema al validar el carrito de compra' },
  'payment-unknown': { title: 'Oops', text: 'Aún no sabemos si tu banco aprobó el pago. No lo intentes de nuevo.' },
  'payment-not-found': { title: 'Oops', text: 'No encontramos tu pago.' },
  'duplicate-reference': { title: 'Oops', text: paymentFailed },
  refunded: { title: 'Oops', text: 'Tu banco te devolverá el cargo de forma automática.' },
  'edit-refused': { title: 'Oops', text: 'Lo sentimos. No es posible editar ningún boleto para este viaje.' },
  'shopper-ip-missing': { title: 'Oops', text: 'No pudimos preparar el pago con tarjeta. Revisa tu conexión e intenta de nuevo.' },
  'card-missing': { title: 'Oops', text: 'Completa los datos de tu tarjeta.' },
  'ride-coupon-given': { title: 'Oops', text: 'Disculpa, sólo se puede generar un cupón por cuenta' },
  'account-exists': { title: 'Info', text: 'Esta cuenta ya existe, deseas iniciar sesión con un código enviado a tu teléfono?' },
  'code-already-sent': { title: 'Oops', text: 'Ya te enviamos un código. Escríbelo para continuar.' },
  'code-wrong': { title: 'Oops', text: 'El código no es correcto. Revísalo e intenta de nuevo.' },
  'code-dead': { title: 'Oops', text: 'Este código ya no sirve porque falló varias veces. Pide uno nuevo.' },
  'code-expired': { title: 'Oops', text: 'El código venció. Pide uno nuevo.' },
  'code-not-sent': { title: 'Oops', text: 'Error al enviar el código.' },
  'link-dead': { title: 'Oops', text: 'Este enlace ya no sirve.' },
  'social-refused': { title: 'Oops', text: 'No diste permiso para entrar.' },
  'social-stale': { title: 'Oops', text: 'Esa respuesta ya no sirve.' },
  'social-unavailable': { title: 'Oops', text: 'Ese servicio no responde.' },
  'passkey-cancelled': { title: 'Oops', text: 'No se usó ninguna llave.' },
  'passkey-exists': { title: 'Oops', text: 'Este dispositivo ya tiene una llave de tu cuenta.' },
  'passkey-refused': { title: 'Oops', text: 'No pudimos comprobar esa llave.' },
  'passkey-stale': { title: 'Oops', text: 'Pasó demasiado tiempo. Intenta de nuevo.' },
  'passkey-unknown': { title: 'Oops', text: 'Esa llave ya no abre ninguna cuenta.' },
} as const satisfies Record<FailureCode, FailureText>;

/** Codes whose own text overrides the server's (ERR-029, ERR-030, ERR-051, ERR-054). */
const ownText: ReadonlySet<FailureCode> = new Set(['duplicate-reference', 'cart-expired', 'session-expired', 'session-required']);

/** Title and text of a failure: the server's message if there is one, else the text of the code (ERR-001, ERR-009, ERR-019). */
export function failureText({ code, message }: Failure): FailureText {
  const { title, text } = failures[code];
  return { title, text: message === undefined || ownText.has(code) ? text : message };
}
