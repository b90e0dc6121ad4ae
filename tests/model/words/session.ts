import type { sessionModel } from '../../../machines/session/session.model.ts';
import type { EventOf, Words } from '../charts.ts';

export const words = {
  tokenKnown: { says: 'La sesión guardada todavía sirve' },
  noToken: { says: 'No hay sesión guardada' },
  sessionOpened: { says: 'Se abre una sesión' },
  tokenAged: { says: 'La sesión está por vencer', sandbox: 'tablero y reloj: adelantar 15 minutos' },
  tokenRefreshed: { says: 'La sesión se renueva' },
  refreshLost: { says: 'La renovación se pierde', sandbox: 'tablero: refreshToken → se pierde la respuesta' },
  refreshRefused: { says: 'La renovación se niega', sandbox: 'tablero: que falle la renovación' },
  pauseOver: { says: 'Pasa la pausa antes de volver a intentar' },
  networkFound: { says: 'Hay red para volver a intentar', sandbox: 'encender la red del equipo' },
  requestRefused: { says: 'Un servicio niega la sesión' },
  signOutRequested: { says: 'Cierra su sesión' },
  signedOut: { says: 'La sesión queda cerrada' },
  endAcknowledged: { says: 'La tienda toma nota del fin de la sesión' },
} satisfies Record<EventOf<typeof sessionModel>, Words>;
