/** Texts of the people whom an account or a device knows, in the passenger form. */
export const knownPeople = {
  favourites: 'Pasajeros favoritos',
  me: 'Yo',
  aboard: (name: string, seat: string) => `${name} · asiento ${seat}`,
  keep: 'Guardar como favorito',
  keepHint: 'La próxima vez eliges su nombre arriba.',
};
