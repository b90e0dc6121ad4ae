import type { TripStatus } from '../../../machines/tracking/tracking.types.ts';
import { duration } from '../format.ts';

/** `6 s`, `2 min`, `1 h 5 min`. */
const span = (seconds: number) => (seconds < 60 ? `${seconds} s` : duration(Math.floor(seconds / 60)));

/** Texts of the tracked bus (BUS-002, BUS-004). */
export const tracking = {
  title: 'Rastrea tu unidad',
  status: { boarding: 'Abordando', onTheWay: 'En curso', elsewhere: '¿Dónde abordo?' } satisfies Record<TripStatus, string>,
  unit: (unit: string) => `Unidad ${unit}`,
  noUnit: 'Unidad --',
  ago: (seconds: number) => `hace ${span(seconds)}`,
  noFix: 'sin ubicación',
  noSignal: (seconds: number) => `Sin señal desde hace ${span(seconds)}`,
  opens: (time: string) => `Podrás ver dónde va desde 15 minutos antes de la salida: ${time}.`,
  over: 'Este viaje ya terminó: el autobús llegó a su destino.',
  every: 'Se actualiza cada 10 s',
  last: (time: string) => `Última posición: ${time}`,
  old: {
    title: 'Esta posición ya no es de ahora',
    text: 'Puede ir por un tramo sin señal. Preguntamos cada 10 s y el mapa se mueve en cuanto conteste.',
  },
  map: 'Mapa de tu viaje',
  position: 'Posición de tu unidad',
  lastPosition: 'Última posición de tu unidad',
  departs: 'Salida',
  arrives: 'Llegada',
  estimatedDeparture: 'Salida estimada',
  estimatedArrival: 'Llegada estimada',
  late: (minutes: number) => `${duration(minutes)} de retraso, puede cambiar`,
  lasts: 'Duración',
  tilesOf: (host: string) => `Mapa de ${host}`,
  zoomIn: 'Acercar el mapa',
  zoomOut: 'Alejar el mapa',
};
