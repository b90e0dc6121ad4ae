/** Texts of the rows of passengers, loaded with them. */
export const passengerRows = {
  unnamed: 'Falta quién viaja aquí',
  fillIn: 'Agregar datos',
  noServices: 'Sin servicios',
  edit: (name: string) => `Editar a ${name}`,
  remove: (name: string) => `Eliminar a ${name}`,
};
