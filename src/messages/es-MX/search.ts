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
  choosePlace: 'Elige ciudad',
  chooseDate: 'Elige fecha',
  waitingForOrigin: 'Primero elige tu origen',
  loadingPlaces: 'Cargando ciudades',
  originTitle: '¿De dónde sales?',
  destinationTitle: '¿A dónde vas?',
  recent: 'Búsquedas recientes',
  chosen: 'Elegido',
  remove: (name: string) => `Quitar ${name}`,
  allOrigins: 'Todas las ciudades',
  destinationsFrom: (name: string) => `Destinos desde ${name}`,
  noPlace: (text: string) => `No encontramos "${text}". Prueba con otra ciudad o con su clave.`,
  swap: 'Intercambiar origen y destino',
  submit: 'Buscar viajes',
  submitting: 'Buscando',
  missing: {
    origin: 'Elige de dónde sales',
    destination: 'Elige a dónde vas',
    date: 'Elige el día de tu viaje',
    returnDate: 'Elige el día de tu regreso',
  } satisfies Record<SearchField, string>,
  placesFailed: 'No pudimos cargar las ciudades.',

  placesTitle: 'Destinos',
  /** Before the lowest price. */
  from: 'Desde',
  route: (origin: string, destination: string) => `${origin} a ${destination}`,
  helpTitle: 'Antes de viajar',
  facts: {
    hold: { title: '9 minutos para pagar', text: 'Apartamos tus asientos mientras terminas.' },
    pay: { title: 'Tarjeta o efectivo', text: 'Reserva hoy y paga en tienda o kiosco.' },
    points: { title: 'Puntos Viaja', text: 'Cada viaje te acerca al siguiente.' },
  },

  editorTitle: 'Nueva búsqueda',
  tripEditorTitle: 'Editar Viaje',
};
