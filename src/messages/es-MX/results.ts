import type { Direction } from '../../../machines/domain/trip.ts';

/** Texts of the results, loaded with them. */
export const results = {
  titles: { outbound: 'Elige tu ida', return: 'Elige tu regreso' } satisfies Record<Direction, string>,
  chooseOutbound: 'Elegir ida',
  chooseOutboundOf: (brand: string, time: string) => `Elegir ida, ${brand}, sale ${time}`,
  yourOutbound: 'Tu ida',
  changeOutbound: 'Cambiar',
  changeOutboundOf: 'Cambiar tu ida',
  tooEarly: 'Sale antes de que llegue tu ida',
  filteredAway: { title: 'Ninguna salida pasa tus filtros', text: 'Quita alguno para ver más salidas de este día.' },
  seatsLeft: (count: number) => (count === 1 ? 'Queda 1 asiento' : `Quedan ${count} asientos`),
  soldOut: 'Agotado',
  noSeats: 'Sin lugares',
  noTrips: 'Sin viajes',
  lowest: 'El más bajo',
  perPerson: 'precio por persona',
  seeDay: (day: string) => `Ver ${day}`,
};
