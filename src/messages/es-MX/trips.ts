import type { Punctuality } from '../../../machines/domain/estimate.ts';
import type { TripOption } from '../../../machines/domain/ownTrip.ts';
import { again } from './again.ts';
import { duration, list } from '../format.ts';
import { tripsFailed } from './tripsFailed.ts';

type LateAt = Extract<Punctuality, { kind: 'late' }>['at'];

export const trips = {
  title: 'Mis viajes',
  upcoming: 'Mis viajes y reservas',
  own: {
    title: 'Tu viaje',
    changed: { title: 'Cambiaste este viaje', text: 'Los boletos que cambiaste ya no sirven.', open: 'Ver tu viaje nuevo' },
    none: {
      title: 'Este viaje ya no está por salir',
      text: 'Aquí ya no hay boletos que cambiar o cancelar. Tus boletos anteriores están abajo.',
    },
    failed: {
      title: 'No pudimos abrir tu viaje',
      text: 'El enlace de tu correo funciona hasta 7 días después del viaje. Si aún es reciente, intenta de nuevo.',
    },
  },
  past: 'Historial de viajes',
  repeatOf: (origin: string, destination: string, date: string) => `de ${origin} a ${destination}, ${date}`,
  none: { title: 'Aún no tienes viajes', text: 'Cuando compres un boleto, lo verás aquí.' },
  noPast: 'Aquí verás los viajes que ya hiciste.',
  search: 'Buscar viajes',
  loading: 'Cargando tus viajes',
  failed: { title: 'Oops', text: tripsFailed },

  status: { confirmed: 'Confirmado', reserved: 'Reservado' },
  onTime: 'A tiempo',
  late: {
    departure: (minutes: number) => `Sale con ${duration(minutes)} de retraso`,
    arrival: (minutes: number) => `Llega con ${duration(minutes)} de retraso`,
  } satisfies Record<LateAt, (minutes: number) => string>,
  lateNote: {
    title: (unit: string | null) => (unit === null ? 'Tu autobús viene con retraso' : `La unidad ${unit} viene con retraso`),
    text: 'La nueva hora es estimada y puede cambiar: llega a tu terminal a la hora de siempre.',
  },
  announced: (trip: string, late: string) => `${trip}: ${late}.`,
  passengers: (count: number) => (count === 1 ? '1 pasajero' : `${count} pasajeros`),
  trip: (origin: string, destination: string) => `${origin} - ${destination}`,
  more: 'Más opciones',
  moreOf: (trip: string) => `Más opciones de ${trip}`,
  show: 'Ver boletos',
  hide: 'Ocultar boletos',
  paid: 'Total pagado',
  due: 'Por pagar',
  validUntil: 'Reserva Vigente al',
  payTogether: (total: string) => `Se paga junto con el resto de tu compra: ${total} en total.`,
  ended: ({ cancelled, changed }: { cancelled: number; changed: number }) =>
    list([
      ...(cancelled > 0 ? [cancelled === 1 ? '1 boleto cancelado' : `${cancelled} boletos cancelados`] : []),
      ...(changed > 0 ? [changed === 1 ? '1 boleto cambiado' : `${changed} boletos cambiados`] : []),
    ]),
  live: 'Total de estos boletos',
  payBefore: 'Paga antes para no perder tus asientos.',
  pay: 'Pagar reserva',

  options: {
    order: 'Ver tu compra',
    rename: 'Cambiar nombre del boleto',
    payOnline: 'Pagar reserva en linea',
    board: '¿Dónde abordo?',
    track: 'Rastrea tu unidad',
    wayBack: again.wayBack,
    repeat: again.repeat,
    cancel: 'Cancelar boleto',
  } satisfies Record<Exclude<TripOption, 'edit'>, string>,

  previous: 'Pasajero anterior',
  next: 'Pasajero siguiente',
  place: (at: number, count: number) => `${at} de ${count}`,
  seat: 'Asiento',
  unit: 'Unidad',
  services: 'Servicios',
  price: 'Precio',
  noUnit: '--',
  floors: { ground: 'P.B.', top: 'P.A.' },
  extras: 'Servicios adicionales',
  noServices: 'Sin Servicios',
  ticket: 'Boleto',
  transaction: 'Transacción',
  trx: (id: string) => (id.startsWith('TRX') ? id : `TRX ${id}`),
  key: 'Clave',
  passenger: 'Pasajero',
  cancelled: 'Cancelado',
  changed: 'Cambiado',
  lapsed: 'Reserva vencida',
  noTicket: 'Sin boleto',

  qrOf: (code: string) => `Código QR del boleto ${code}`,
  openQr: 'Ampliar el código QR',
  qrTitle: 'Tu boleto',
  reserveTitle: 'Paga tu reserva',
  image: 'Descarga como imagen',
  reference: 'Número de referencia',
  copy: 'Copiar la referencia',
  copied: 'Referencia copiada',
  other: 'Otro',
  kiosk: 'Kiosco',
  otherText: 'Muestra el QR o dicta la referencia en la caja de la tienda de conveniencia.',
  kioskText: 'Muestra el QR o dicta la transacción en taquillas o tiendas de la línea.',
};
