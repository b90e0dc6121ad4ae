import { company } from '../company.ts';
import { common } from './common.ts';

/** Texts of the payment that load beside its page: its alerts, a cart that is gone, and the changes of tickets. */
export const payAlerts = {
  declined: {
    uncharged: 'No se te cobró.',
    noFunds: 'Tu tarjeta no tiene fondos suficientes.',
    again: 'Intentar con otra tarjeta',
    reserve: 'Reservar boletos',
  },
  /** The text of the specification, with its spelling (ERR-061). */
  notOrdered: { title: 'Oops', text: 'Ocurrío algo al procesar tu pago, intenta más tarde.', more: 'Tus boletos siguen como estaban.' },
  noShopperIp: {
    title: 'Hubo un problema al procesar tu pago',
    text: `Por favor intenta más tarde o realiza tu compra a través de la app ${company.name}`,
  },
  cardMissing: {
    title: 'Escribe otra vez los datos de tu tarjeta',
    text: 'Por tu seguridad no los guardamos. Tus asientos siguen apartados.',
  },

  earlierUnknown: {
    title: 'Un pago anterior sigue sin respuesta',
    text: 'El banco aún no dice cómo quedó el pago de otra compra tuya. De esta no se cobró nada: intenta de nuevo en unos minutos.',
  },
  expired: {
    title: '¡Se terminó el tiempo! Tu carrito ha caducado',
    text: 'Tus asientos quedaron libres. Puedes buscarlos y elegirlos de nuevo.',
    search: 'Volver a la búsqueda',
    again: 'Apartar los mismos asientos',
    releasing: 'Liberando...',
  },
  signedOut: { title: 'Inicia sesión para ver tu compra', text: 'Entra con el correo y el celular con los que apartaste tus asientos.' },
  changing: {
    title: '¿Confirmamos los cambios?',
    text: 'Tus boletos anteriores dejan de servir y sus asientos quedan libres.',
    stay: 'Seguir revisando',
  },
  change: {
    changes: 'Cambios',
    before: 'Antes',
    now: 'Ahora',
    seat: (seat: string) => common.seat(seat).toLowerCase(),
  },

  challenge: {
    title: 'Confirma con tu banco',
    text: 'Tu banco quiere saber que eres tú. No cierres esta ventana.',
    frame: common.bankPage,
    confirming: 'Confirmando con tu banco…',
  },
};
