import type { NoReason } from '../../../machines/cancellation/cancellation.types.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import { common } from './common.ts';

/** Texts of the cancellation of tickets. */
export const cancellation = {
  step: (at: number, of: number) => `Paso ${at} de ${of}`,
  warning: {
    title: '¿Cancelar este boleto?',
    text: 'Esta acción es irreversible. La cancelación no tiene costo y el reembolso es en Puntos Viaja.',
    accept: 'Continuar',
    checking: 'Verificando',
    keep: 'Conservar mi boleto',
  },
  choosing: {
    title: 'Elige los boletos',
    way: (direction: Direction, when: string, origin: string, destination: string) =>
      `${common.direction[direction]} · ${when} · ${origin} a ${destination}`,
    chosen: (count: number, of: number) => `${count} de ${of} elegidos`,
    all: 'Elegir todos',
    none: 'Quitar todos',
    gives: (category: string, amount: string) => `${category} · recibes ${amount}`,
    count: (count: number) => (count === 1 ? '1 boleto' : `${count} boletos`),
    sum: 'recibes en Puntos Viaja',
    submit: 'Ver reembolso',
    asking: 'Calculando',
    back: 'Regresar',
    adultMissing: 'No puedes cancelar este boleto, ya que es el único adulto en el viaje',
    no: {
      'payment-method': 'No se puede cancelar: su forma de pago no tiene reembolso',
      'last-adult': 'No se puede cancelar: es el único adulto',
      'too-late': 'No se puede cancelar: su salida ya pasó',
      'already-cancelled': 'Este boleto ya está cancelado',
      'ticket-used': 'No se puede cancelar: ya se usó para abordar',
    } satisfies Record<NoReason, string>,
  },
  refund: {
    title: 'Tu reembolso',
    fee: 'Costo de cancelación',
    takenBack: 'Descuento de tu regreso',
    takenBackText: 'Tu regreso tenía ese descuento por esta ida. Si también cancelas el regreso, te lo devolvemos.',
    total: 'Recibes en Puntos Viaja',
    points: 'Los puntos llegan a tu cuenta al cancelar y los puedes usar en tu siguiente viaje.',
    guestPoints: 'Los puntos se guardan con el correo de tu compra. Los ves y los usas cuando te registras con él.',
    none: (count: number) =>
      count === 1
        ? 'Este boleto se pagó con un cupón, así que su reembolso es de $0.00.'
        : 'Estos boletos se pagaron con un cupón, así que su reembolso es de $0.00.',
    accept: 'Continuar',
    back: 'Regresar',
    seat: (name: string, seat: string) => `${name}, asiento ${seat}`,
    seatOfWay: (direction: Direction, name: string, seat: string) => `${common.direction[direction]}: ${name}, asiento ${seat}`,
  },
  confirming: {
    title: (count: number) => (count === 1 ? 'Se cancela 1 boleto' : `Se cancelan ${count} boletos`),
    text: (amount: string) => `Te reembolsamos ${amount} en Puntos Viaja. No se puede deshacer.`,
    accept: (count: number) => (count === 1 ? 'Cancelar boleto' : 'Cancelar boletos'),
    cancelling: 'Cancelando...',
    locked: 'Espera unos segundos',
    keep: (count: number) => (count === 1 ? 'Conservar mi boleto' : 'Conservar mis boletos'),
    failed: 'Ocurrió un error al cancelar el boleto',
  },
  cancelled: {
    title: 'Boleto cancelado',
    text: (amount: string) => `Ya tienes ${amount} más en Puntos Viaja.`,
    guestText: (amount: string) => `Guardamos ${amount} en Puntos Viaja con el correo de tu compra. Los ves cuando te registras con él.`,
    none: (count: number) =>
      count === 1 ? 'El boleto ya no es válido. Su asiento queda libre.' : 'Los boletos ya no son válidos. Sus asientos quedan libres.',
  },
  unavailable: {
    title: 'Cancelación no disponible',
    text: {
      'payment-method': 'La forma de pago no aplica para reembolso. Nuestro equipo te puede ayudar por chat, de 06:00 AM a 11:00 PM.',
      'last-adult': 'No puedes cancelar este boleto, ya que es el único adulto en el viaje',
      'too-late': 'La salida de este viaje ya pasó. Nuestro equipo te puede ayudar por chat, de 06:00 AM a 11:00 PM.',
      'already-cancelled': 'Este boleto ya está cancelado.',
      'ticket-used': 'Este boleto ya se usó para abordar.',
    } satisfies Record<NoReason, string>,
    chat: 'Abrir chat',
  },
  oops: 'Oops',
  checkFailed: 'Ocurrió un error al tratar de validar boletos para cancelar',
};

/** Texts of the change of a name. */
export const rename = {
  warning: {
    title: 'Cambiar nombre del boleto',
    text: 'Solo puedes cambiar el nombre una vez y debe coincidir con la identificación de quien viaja.',
    accept: 'Continuar',
    cancel: 'Cancelar',
  },
  title: 'Editar nombre pasajero',
  once: 'Solo puedes cambiar el nombre una vez.',
  fields: { firstName: 'Nombre', paternal: 'Apellido paterno', maternal: 'Apellido materno' },
  optional: '(opcional)',
  short: 'Escribe al menos 2 letras',
  tooLong: 'El nombre completo no puede exceder los 30 caracteres',
  length: (length: number) => `${length} de 30 letras en total`,
  submit: 'Guardar nombre',
  saving: 'Guardando nombre',
  cancel: 'Cancelar',
  failed: 'Ocurrió un error al cambiar el nombre',
  renamed: { title: 'Éxito', text: 'Se actualizo el nombre', next: (name: string) => `Cambiar el nombre de ${name}` },
};
