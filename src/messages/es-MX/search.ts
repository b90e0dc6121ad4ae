import type { Direction } from '../../../machines/domain/trip.ts';
import type { SearchField } from '../../../machines/search/search.types.ts';

/** Texts of the home page and its form. */
export const search = {
  headline: '¿A dónde vas?',
  lead: 'Elige tu asiento, paga en minutos y aborda con tu QR.',
  form: 'Buscar viajes',
  origin: 'Origen',
  destination: 'Destino',
  date: 'Saliendo',
  returnDate: 'Regresando',
  tripType: 'Tipo de viaje',
  /** The text below the other way's day, and its accessible name. */
  otherDay: {
    outbound: { text: 'Ida', name: 'día de tu ida' },
    return: { text: 'Vuelta', name: 'día de tu regreso' },
  } satisfies Record<Direction, { text: string; name: string }>,
  choosePlace: 'Elige ciudad',
  chooseDate: 'Elige fecha',
  waitingForOrigin: 'Primero elige tu origen',
  loadingPlaces: 'Cargando ciudades',
  /** The title of a list that is part of a large network. */
  mainPlaces: 'Ciudades principales. Escribe para ver más.',
  originTitle: '¿De dónde sales?',
  destinationTitle: '¿A dónde vas?',
  clear: 'Borrar',
  clearField: (field: string) => `Borrar ${field.toLowerCase()}`,
  comboKeys: 'Elige con las flechas y oprime Enter. Escape cierra la lista.',
  recent: 'Búsquedas recientes',
  chosen: 'Elegido',
  remove: (name: string) => `Quitar ${name}`,
  allOrigins: 'Todas las ciudades',
  destinationsFrom: (name: string) => `Destinos desde ${name}`,
  noPlace: (text: string) => `No encontramos "${text}". Prueba con otra ciudad o con su clave.`,
  swap: 'Intercambiar origen y destino',
  submit: 'Buscar viajes',
  submitting: 'Buscando',
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
  missing: {
    origin: 'Elige de dónde sales',
    destination: 'Elige a dónde vas',
    date: 'Elige el día de tu viaje',
    returnDate: 'Elige el día de tu regreso',
  } satisfies Record<SearchField, string>,
  placesFailed: 'No pudimos cargar las ciudades.',

  placesTitle: 'Destinos',
  promotionLead: 'Compra tu viaje redondo y ahorra en la vuelta.',
  /** Before the lowest price. */
  from: 'Desde',
  route: (origin: string, destination: string) => `${origin} a ${destination}`,
  leavesFrom: (name: string) => `Sale de ${name}`,
  helpTitle: 'Antes de viajar',
  facts: {
    hold: { title: '9 minutos para pagar', text: 'Apartamos tus asientos mientras terminas.' },
    pay: { title: 'Tarjeta o efectivo', text: 'Reserva hoy y paga en tienda o kiosco.' },
    points: { title: 'Puntos Viaja', text: 'Cada viaje te acerca al siguiente.' },
  },

  editorTitle: 'Nueva búsqueda',
  tripEditorTitle: 'Editar Viaje',
};
