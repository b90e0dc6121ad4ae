import type { Notice } from '../../../machines/booking/booking.types.ts';
import type { Greeting } from '../../../machines/booking/booking.types.ts';
import { ends } from './ends.ts';
import { providers } from './providers.ts';

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

/** After a sign-in with an account of a provider. */
export const greeting = ({ provider, as }: Greeting) => `Entraste con ${providers[provider]} como ${as}.`;
