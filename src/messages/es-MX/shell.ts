import type { Notice } from '../../../machines/booking/booking.types.ts';
import { ends } from './ends.ts';

export const shell = {
  skip: 'Saltar al contenido',
  home: 'Andén, ir al inicio',
  mainNav: 'Principal',
  links: { book: 'Reserva', places: 'Destinos', help: 'Ayuda' },
  signIn: 'Entrar',
  openMenu: 'Abrir menú',
  openMenuOf: (name: string) => `Abrir menú de ${name}`,
  back: 'Regresar',
  editTrip: 'Editar viaje',
  steps: 'Pasos de tu compra',
  stepDone: 'Listo:',
  step: { 1: 'Resultados', 2: 'Asientos', 3: 'Pago', 4: 'Confirmación' },
  questions: 'Preguntas frecuentes',
  foot: '© Andén · Tienda de demostración: viajes y cobros ficticios',

  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  hello: 'Hola',
  helloTo: 'Hola,',
  guest: 'Compras como invitado',
  points: 'Puntos Viaja',
  pointsUnknown: 'No disponible',
  account: 'Mi cuenta',
  trips: 'Mis boletos',
  reserved: (count: number) => `${count} por pagar`,
  upcoming: (count: number) => (count === 1 ? '1 viaje próximo' : `${count} viajes próximos`),
  signOut: 'Cerrar sesión',

  offline: 'Sin conexión. Te mostramos lo último que vimos.',
  offlineTickets: 'Sin conexión. Tus boletos siguen aquí.',
  outdated: 'Hay una versión nueva',
  outdatedLater: 'La cargamos cuando termines de pagar. No pierdes nada.',
  reload: 'Actualizar',
  noticeRegion: 'Avisos',
  notices: {
    pageNotFound: 'No encontramos esa página. Te llevamos al inicio.',
    saved: '¡Listo!',
    editCancelled: 'Edición cancelada. Los cambios han sido descartados.',
    signedOut: 'Se cerró la sesión correctamente',
    sessionRefused: ends.sessionRefused,
    sessionExpired: ends.sessionExpired,
    sessionRequired: ends.sessionRequired,
    releaseFailed: 'No pudimos liberar tus asientos. Se liberan solos en unos minutos.',
    cartExpired: ends.cartExpired,
  } satisfies Record<Notice, string>,

  unopened: {
    title: 'No pudimos abrir esta página',
    text: 'Revisa tu conexión e intenta de nuevo. Tu compra sigue guardada.',
  },

  failed: {
    title: 'Algo falló. Tu compra está a salvo',
    text: 'Lo que elegiste sigue guardado, y no se cobra dos veces.',
    folio: 'Tu pago tiene el folio',
    again: 'Continuar',
    reload: 'Recargar la página',
  },

  elsewhere: {
    title: 'Tu compra está abierta en otra pestaña',
    text: 'Para no apartar ni cobrar dos veces, seguimos tu compra en una sola pestaña.',
    takeOver: 'Continuar aquí',
  },

  legal: {
    terms: 'Términos y condiciones',
    privacy: 'Aviso de privacidad',
  },
};
