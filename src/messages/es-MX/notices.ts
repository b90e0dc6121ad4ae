import type { Notice } from '../../../machines/booking/booking.types.ts';
import { ends } from './ends.ts';

export const noticeRegion = 'Avisos';

/** The toast of each notice. */
export const notices = {
  pageNotFound: 'No encontramos esa página. Te llevamos al inicio.',
  saved: '¡Listo!',
  editCancelled: 'Edición cancelada. Los cambios han sido descartados.',
  signedOut: 'Se cerró la sesión correctamente',
  sessionRefused: ends.sessionRefused,
  sessionExpired: ends.sessionExpired,
  sessionRequired: ends.sessionRequired,
  releaseFailed: 'No pudimos liberar tus asientos. Se liberan solos en unos minutos.',
  cartExpired: ends.cartExpired,
} satisfies Record<Notice, string>;
