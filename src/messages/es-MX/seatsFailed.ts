import { ends } from './ends.ts';

/** Texts of a seat map that did not load. */
export const seatsFailed = {
  notFound: { title: 'Atención', text: 'Lo sentimos pero no se encontró el autobús solicitado' },
  network: {
    title: 'Atención',
    text: 'Lo sentimos, detectamos un problema al cargar el mapa de asientos, selecciona otra corrida o inténtalo de nuevo',
  },
  operation: ends.operationFailed,
  return: { title: 'Oops', text: 'Ocurrió un error al cargar el mapa de asientos' },
  otherTrip: 'Elegir otra corrida',
};
