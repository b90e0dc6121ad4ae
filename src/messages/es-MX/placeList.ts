/** Texts of the list of places, loaded with it. */
export const placeList = {
  /** The title of a list that is part of a large network. */
  mainPlaces: 'Ciudades principales. Escribe para ver más.',
  clear: 'Borrar',
  clearField: (field: string) => `Borrar ${field.toLowerCase()}`,
  comboKeys: 'Elige con las flechas y oprime Enter. Escape cierra la lista.',
};
