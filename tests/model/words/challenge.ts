import type { challengeModel } from '../../../machines/challenge/challenge.model.ts';
import type { EventOf, Words } from '../charts.ts';

export const words = {
  frameShown: { says: 'El marco del banco aparece' },
  frameLoaded: { says: 'El marco del banco termina de cargar una página', sandbox: 'tarjeta 4000 0025 0000 3155' },
  frameReturned: { says: 'El banco avisa que el reto terminó', sandbox: 'código 1234' },
  statusPending: { says: 'El pago sigue pendiente' },
  statusAuthorised: { says: 'El pago quedó autorizado', sandbox: 'código 1234' },
  statusRefused: { says: 'El pago quedó rechazado', sandbox: 'tablero: decidir el pago → rechazado' },
  statusRefunded: { says: 'El cargo se devolvió', sandbox: 'tarjeta 4000 9992 0000 0011 y adelantar 930 s' },
  statusLost: { says: 'No se puede preguntar cómo va el pago', sandbox: 'tablero: getPaymentTransaction → falla' },
  pauseOver: { says: 'Pasan 1.7 s y se vuelve a preguntar', sandbox: 'reloj: 1.7 s' },
  deadlinePassed: { says: 'Pasan los 900 s del banco', sandbox: 'tablero y reloj: adelantar 901 s' },
} satisfies Record<EventOf<typeof challengeModel>, Words>;
