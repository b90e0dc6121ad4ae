import { company } from '../company.ts';
import { list } from '../format.ts';

/** Texts of a reservation that is paid at a till (CONF-020 to CONF-027). */
export const voucher = {
  loading: 'Cargando tu reserva',
  failed: 'No pudimos cargar tu reserva',
  notFound: { title: 'No encontramos esa reserva', text: 'Revisa la dirección, o entra con la cuenta con la que reservaste.' },
  signedOut: { title: 'Inicia sesión para ver tu reserva', text: 'Entra con el correo y el celular con los que reservaste.' },
  signIn: 'Iniciar sesión',
  goHome: 'Regresar al inicio',
  toTrips: 'Ir a mis boletos',

  title: { pending: 'Tu reserva está lista', paid: 'Recibimos tu pago', expired: 'Tu reserva venció', cancelled: 'Cancelaste tu reserva' },
  sale: (folio: string) => `Folio ${folio}`,
  live: 'Esta página se actualiza sola.',
  before: 'Paga antes del',
  left: 'Te quedan',
  leftOf: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
  place: (city: string) => `Hora de ${city}`,
  total: 'Total a pagar',
  unpaid: 'Total sin pagar',
  paidTotal: 'Total pagado',
  tabs: { store: 'Otro', kiosk: 'Kiosco' },
  tabsLabel: 'Dónde pagas',
  reference: { store: 'Número de referencia', kiosk: 'Referencia de la transacción' },
  referenceOf: 'Tu referencia',
  how: {
    store: 'Muestra el código o dicta la referencia en la caja de la tienda de conveniencia. Guarda tu comprobante.',
    kiosk: 'Escanea el QR o escribe la referencia en un kiosco o muéstralo en la taquilla.',
  },
  qr: 'Código QR de tu referencia',
  barcode: (reference: string) => `Código de barras ${reference}`,
  copy: 'Copiar la referencia',
  copied: 'Referencia copiada',
  image: 'Descarga como imagen',
  calendar: 'Agregar al calendario',
  calendarTitle: `Pagar mi reserva de ${company.name}`,
  shareText: (reference: string, amount: string) => `Mi reserva de ${company.name}: referencia ${reference}, total a pagar ${amount}.`,
  ifLate: {
    title: 'Si no pagas a tiempo',
    seats: (seats: readonly string[]) =>
      seats.length === 1
        ? `El asiento ${seats.join('')} queda libre para otras personas.`
        : `Los asientos ${list(seats)} quedan libres para otras personas.`,
    reference: 'La referencia deja de servir y no se te cobra nada.',
    late: 'Si la tienda cobra después de la hora, te devolvemos todo.',
  },
  noMore: { title: 'Ya no pagues con ella', text: 'Si la tienda la cobra, te devuelve todo en la misma caja.' },
  expiredText: (until: string) => `No recibimos tu pago antes del ${until}. No se te cobró nada.`,
  cancelledText: (seats: readonly string[]) =>
    seats.length === 1
      ? `El asiento ${seats.join('')} quedó libre. No se te cobró nada.`
      : `Los asientos ${list(seats)} quedaron libres. No se te cobró nada.`,
  paidText: (email: string) => `Tus boletos ya están aquí y en ${email}.`,
  tickets: 'Ver boletos',
  search: 'Buscar otro viaje',
  cancel: 'Cancelar reserva',
  cancelling: 'Cancelando...',
  asking: {
    title: '¿Cancelamos tu reserva?',
    text: 'Tus asientos quedan libres para otras personas y la referencia deja de servir.',
    yes: 'Sí, cancelar',
    no: 'Conservar reserva',
  },
  notCancelled: 'No pudimos cancelar tu reserva. Intenta de nuevo.',
};
