import type { Direction } from '../../../machines/domain/trip.ts';

/** Texts of the calendar of the search, loaded with it. */
export const tripDays = {
  /** The text below the other way's day, and its accessible name. */
  otherDay: {
    outbound: { text: 'Ida', name: 'día de tu ida' },
    return: { text: 'Vuelta', name: 'día de tu regreso' },
  } satisfies Record<Direction, { text: string; name: string }>,
  /** A day of a calendar, such as «Hoy, viernes, 17 de abril de 2026, seleccionado». */
  nameDay: (date: string, day: { isToday: boolean; isSelected: boolean; isFirst: boolean; isLast: boolean }) =>
    [
      ...(day.isToday ? ['Hoy'] : []),
      date,
      ...(day.isSelected ? ['seleccionado'] : []),
      ...(day.isFirst ? ['primera fecha disponible'] : []),
      ...(day.isLast ? ['última fecha disponible'] : []),
    ].join(', '),
  /** Between the two days of a round trip, before the price of both ways. */
  nights: (count: number) => (count === 0 ? 'El mismo día' : count === 1 ? '1 noche' : `${count} noches`),
  bothWays: (price: string) => `· desde ${price} ida y regreso`,
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
};
