import { CART_HOLD_SECONDS, clockLabel, type SpokenSeconds } from '../../../machines/domain/hold.ts';

/** Texts of the time to pay. */
export const hold = {
  clock: 'Tiempo para pagar',
  before: 'Al continuar, para pagar tendrás',
  /** The countdown before it starts (CONST-009). */
  whole: clockLabel(CART_HOLD_SECONDS),
  /** NAV-050 */
  notice: `Tienes ${CART_HOLD_SECONDS / 60} minutos para pagar`,
  running: 'Asientos apartados por',
  lastMinute: 'Último minuto para pagar',
  suspended: 'Tus asientos esperan a tu banco',
  lapsed: 'Se terminó el tiempo',
  spoken: {
    300: 'Te quedan 5 minutos para pagar.',
    120: 'Te quedan 2 minutos para pagar.',
    60: 'Te queda 1 minuto para pagar.',
    30: 'Te quedan 30 segundos para pagar.',
  } satisfies Record<SpokenSeconds, string>,
};
