import { list } from '../format.ts';

/** Texts of the notice above the map, loaded with it. */
export const mapNotice = {
  banner: {
    groundFull: 'Sin asientos disponibles intenta en planta alta',
    busFull: 'No hay asientos disponibles',
  },
  placingPet: 'Elige un asiento con huella: va junto a la ventana, y al lado hay lugar para un adulto.',
  stopPlacingPet: 'Ya no busco lugar para mi mascota',

  /** An edit of bought tickets. */
  change: 'Si quieres otro asiento, toca primero a quien viaja.',
  seatFor: (name: string) => `Elige el asiento nuevo de ${name}.`,

  /** A repeated trip. */
  again: {
    seating: 'Buscamos los asientos de la vez pasada…',
    nobody: 'No pudimos traer a los pasajeros de ese viaje. Elige tus asientos en el mapa.',
    same: 'Apartamos los mismos asientos de la vez pasada.',
    others: 'Algún asiento de la vez pasada ya no está libre. Apartamos los más parecidos.',
  },
  move: 'Si quieres otro lugar, quita al pasajero de la lista y toca el asiento nuevo.',
  left: (names: readonly string[]) =>
    names.length === 1
      ? `Falta el asiento de ${list(names)}: tócalo en el mapa y elige su tipo de pasajero.`
      : `Faltan los asientos de ${list(names)}: tócalos en el mapa y elige su tipo de pasajero.`,
};
