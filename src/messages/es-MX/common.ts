import type { Instant } from '../../../machines/domain/instant.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import { clockTime, momentClocks, momentLine } from '../format.ts';

const monterreyTime = (time: string) => `${time} en Monterrey`;

/** Words that more than one screen says. */
export const common = {
  currency: 'MXN',
  less: (amount: string) => `−${amount}`,
  accept: 'Aceptar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
  loading: 'Cargando',
  bankPage: 'Página de tu banco',
  join: 'a',
  oneWay: 'Ida',
  roundTrip: 'Redondo',
  direction: { outbound: 'Ida', return: 'Regreso' } satisfies Record<Direction, string>,
  stops: (count: number) => (count === 0 ? 'Directo' : count === 1 ? '1 escala' : `${count} escalas`),
  floors: { ground: 'Planta baja', top: 'Planta alta' },
  seat: (number: string) => `Asiento ${number}`,
  localTime: 'hora local',
  monterreyTime,
  lasts: (duration: string) => `Dura ${duration}`,
  /** `vie 17/04/2026 · 08:30 AM`, with Monterrey's time after it where the terminal's differs. */
  when: (moment: Instant) => {
    const { monterrey } = momentClocks(moment);
    return monterrey ? `${momentLine(moment)} ${common.localTime} · ${monterreyTime(clockTime(monterrey))}` : momentLine(moment);
  },
};
