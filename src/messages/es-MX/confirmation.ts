import { company } from '../company.ts';
import type { OrderEnd, ShareError } from '../../../machines/confirmation/confirmation.types.ts';
import type { TicketEnd } from '../../../machines/domain/order.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import { list } from '../format.ts';
import { common } from './common.ts';

/** Texts of the paid order and its tickets. */
export const confirmation = {
  title: 'Tus boletos están listos',
  /** For an order none of whose tickets may board. */
  ended: {
    replaced: { title: 'Cambiaste estos boletos', text: 'Los nuevos están en tu correo.' },
    cancelled: { title: 'Cancelaste estos boletos', text: 'Ya no son válidos y sus asientos quedaron libres.' },
    both: { title: 'Estos boletos ya no sirven', text: 'Unos los cambiaste y otros los cancelaste. Los nuevos están en tu correo.' },
  } satisfies Record<OrderEnd, { title: string; text: string }>,
  sentTo: (email: string) => `Los enviamos a ${email}`,
  calendar: 'Agregar al calendario',
  calendarTitle: (from: string, to: string) => `Autobús de ${from} a ${to}`,
  calendarText: (operation: string, seats: readonly string[]) =>
    `Venta ${operation}, ${seats.length === 1 ? 'asiento' : 'asientos'} ${list(seats)}. Lleva tu boleto y una identificación.`,
  download: 'Descargar en PDF',
  downloading: 'Preparando tu PDF',
  downloadFailed: 'No pudimos descargar tus boletos.',
  show: 'Ver boletos',
  ticketOf: (name: string, direction: Direction) => `Boleto de ${name}, ${common.direction[direction]}`,
  brand: company.name,
  passenger: 'Pasajero',
  fare: 'Tipo',
  date: 'Fecha',
  seat: 'Asiento',
  floor: 'Planta',
  floors: { ground: 'Baja', top: 'Alta' },
  unit: 'Unidad',
  noUnit: 'Por asignar',
  services: 'Servicios',
  noServices: 'Sin servicios',
  pending: 'Pendiente',
  pendingQr: 'Tu QR llega a tu correo en unos minutos.',
  /** In large letters on a ticket that may not board. */
  endMark: { replaced: 'REEMPLAZADO', cancelled: 'CANCELADO' } satisfies Record<TicketEnd, string>,
  endOf: {
    replaced: 'Este boleto ya no sirve: lo cambiaste por otro.',
    cancelled: 'Este boleto ya no sirve: se canceló.',
  } satisfies Record<TicketEnd, string>,
  qrOf: (folio: string) => `Código QR del boleto ${folio}`,
  showIt: 'Muéstralo al abordar',
  image: 'Descarga como imagen',

  yourTicket: 'Tu boleto',
  previous: 'Boleto anterior',
  next: 'Boleto siguiente',
  place: (at: number, of: number) => `Boleto ${at} de ${of}`,

  details: 'Detalle de tu compra',
  sale: 'Venta',
  transaction: 'Transacción',
  paidDate: 'Fecha',
  paidTime: 'Hora',
  newTickets: 'Tus boletos nuevos',
  earlierTickets: 'Pagado con los anteriores',
  total: 'Total pagado',

  points: 'Con este viaje ganas Puntos Viaja',
  invoice: 'Facturar mi compra',
  wallet: { apple: 'Agregar a Apple Wallet', google: 'Agregar a Google Wallet' },
  tellTrip: { title: 'Avisa de tu viaje', text: 'Dile a quien te espera cuándo sales. El mensaje no lleva tus boletos.' },
  shareText: {
    outbound: (from: string, to: string, date: string, time: string) =>
      `Viajo en autobús de ${from} a ${to} el ${date}, sale a las ${time}.`,
    return: (_from: string, _to: string, date: string, time: string) => `Regreso el ${date}, sale a las ${time}.`,
  } satisfies Record<Direction, (from: string, to: string, date: string, time: string) => string>,
  partner: {
    title: (city: string) => `Hospedaje y tours en ${city}`,
    text: 'Con nuestro socio, en otro sitio',
    leaving: {
      title: `Vas a salir de ${company.name}`,
      text: 'El sitio de nuestro socio se abre en otra pestaña. Sus precios, sus condiciones y su aviso de privacidad son suyos. Tus boletos siguen aquí.',
      go: 'Continuar al sitio',
      stay: 'Quedarme aquí',
    },
  },

  shareTitle: 'Comparte tus boletos',
  emails: 'Correos',
  emailsExample: 'correo@ejemplo.com, otro@ejemplo.com',
  emailsHint: 'Separa los correos con comas.',
  shareErrors: {
    missing: 'Escribe al menos un correo',
    invalid: 'Revisa los correos, alguno no es válido',
  } satisfies Record<ShareError, string>,
  share: 'Enviar boletos',
  sharing: 'Enviando',
  shared: 'Email(s) reenviados',
  /** ERR-064, where the service has no message of its own. */
  shareFailed: 'Ocurrió algo intenta más tarde.',

  /** The way to My trips, for a user with an account (CONF-010). */
  trips: 'Ir a mis boletos',
  goHome: 'Regresar al inicio',
  loading: 'Cargando tu compra',
  failed: 'No pudimos cargar tu compra',
  signedOut: { title: 'Inicia sesión para ver tu compra', text: 'Entra con el correo y el celular con los que compraste.' },
  signIn: 'Iniciar sesión',
  notFound: { title: 'No encontramos esta compra', text: 'Revisa el enlace de tu correo o inicia sesión con el mismo correo.' },
};
