import type { SortOrder, TimeOfDay } from '../../../machines/domain/departureList.ts';
import type { Direction } from '../../../machines/domain/trip.ts';

const departures = (count: number) => (count === 1 ? '1 salida' : `${count} salidas`);

/** Texts of the results, loaded with them. */
export const results = {
  titles: { outbound: 'Elige tu ida', return: 'Elige tu regreso' } satisfies Record<Direction, string>,
  chooseOutbound: 'Elegir ida',
  chooseOutboundOf: (brand: string, time: string) => `Elegir ida, ${brand}, sale ${time}`,
  yourOutbound: 'Tu ida',
  changeOutbound: 'Cambiar',
  changeOutboundOf: 'Cambiar tu ida',
  tooEarly: 'Sale antes de que llegue tu ida',
  filteredAway: {
    title: 'No hay salidas con estos filtros',
    text: (total: number) => `Sin filtros hay ${departures(total)} este día.`,
    clear: 'Quitar filtros',
  },
  seatsLeft: (count: number) => (count === 1 ? 'Queda 1 asiento' : `Quedan ${count} asientos`),
  soldOut: 'Agotado',
  noSeats: 'Sin lugares',
  noTrips: 'Sin viajes',
  lowest: 'El más bajo',
  perPerson: 'precio por persona',

  days: 'Elige otro día',
  month: 'Ver mes',
  found: (shown: number, total: number, day: string) =>
    shown === total ? `${departures(total)}, ${day}` : `${shown} de ${departures(total)}, ${day}`,
  searching: 'Buscando salidas',

  sort: 'Ordenar por',
  sorts: { departure: 'Más temprano', price: 'Menor precio', duration: 'Menos tiempo' } satisfies Record<SortOrder, string>,
  filters: 'Filtros',
  filtersOn: (count: number) => `Filtros (${count})`,
  clearFilters: 'Limpiar',
  showFound: (count: number) => (count === 0 ? 'Sin salidas' : `Ver ${departures(count)}`),
  timesTitle: 'Horario de salida',
  times: {
    dawn: { name: 'Madrugada', hours: '12 a 6 AM' },
    morning: { name: 'Mañana', hours: '6 AM a 12' },
    afternoon: { name: 'Tarde', hours: '12 a 7 PM' },
    night: { name: 'Noche', hours: '7 PM a 12' },
  } satisfies Record<TimeOfDay, { name: string; hours: string }>,
  brandsTitle: 'Línea',
  amenitiesTitle: 'A bordo',
  routeTitle: 'Recorrido',
  directOnly: 'Solo directos',

  amenities: 'Servicios a bordo',
  seeSeats: 'Ver asientos',
  seeSeatsOf: (brand: string, time: string) => `Ver asientos, ${brand}, sale ${time}`,
  arrives: (day: string) => `Llega el ${day}`,
};
