import type { holdModel } from '../../../machines/hold/hold.model.ts';
import type { EventOf, Words } from '../charts.ts';

export const words = {
  minuteLeft: { says: 'Queda un minuto', sandbox: 'tablero y reloj: adelantar 480 s' },
  timeOver: { says: 'Se acaba el tiempo', sandbox: 'tablero y reloj: adelantar 541 s' },
  bankAsked: { says: 'Se pregunta al banco: el tiempo no cuenta' },
  bankAnswered: { says: 'El banco respondió: el tiempo vuelve a contar' },
} satisfies Record<EventOf<typeof holdModel>, Words>;
