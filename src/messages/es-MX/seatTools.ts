/** Texts of the aids beside the map. */
export const seatTools = {
  tools: 'Ayudas para elegir',
  toList: 'Ver como lista',
  toMap: 'Ver como mapa',
  howTo: 'Toca un asiento libre o muévete con las flechas del teclado y oprime Enter.',

  seek: 'Ir al asiento',
  seekNumber: 'Número de asiento',
  seekNow: 'Ir',
  unknown: (number: string) =>
    number.trim() === '' ? 'Escribe el número de un asiento.' : `No hay asiento ${number.trim()} en este autobús.`,

  together: 'Siéntanos juntos',
};
