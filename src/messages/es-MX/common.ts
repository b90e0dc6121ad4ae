import { currency } from '../../../machines/domain/money.ts';
import type { Instant, TimeZone } from '../../../machines/domain/instant.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import { clockTime, dayAndMonth, momentClocks, momentLine } from '../format.ts';
import { cityOf } from './timeZones.ts';

/** `07:30 AM en Monterrey`, with its day where that differs: the shop's time beside the terminal's. Null where both are equal. */
function shopTime(moment: Instant, shopTimeZone: TimeZone): string | null {
  const { local, shop } = momentClocks(moment, shopTimeZone);
  if (!shop) return null;
  const time = `${clockTime(shop)} en ${cityOf(shopTimeZone)}`;
  return shop.date === local.date ? time : `${dayAndMonth(shop.date)} · ${time}`;
}

export const common = {
  get currency() {
    return currency.code;
  },
  less: (amount: string) => `−${amount}`,
  accept: 'Aceptar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  newTab: '(se abre en otra pestaña)',
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
  shopTime,
  before: 'Antes',
  lasts: (duration: string) => `Dura ${duration}`,
  /** `vie 17/04/2026 · 08:30 AM`, followed by the shop's time where the terminal's differs. */
  when: (moment: Instant, shopTimeZone: TimeZone) => {
    const beside = shopTime(moment, shopTimeZone);
    return beside ? `${momentLine(moment)} ${common.localTime} · ${beside}` : momentLine(moment);
  },
};
