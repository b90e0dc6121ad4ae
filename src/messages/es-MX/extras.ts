/** Texts of the services that a passenger can add. */
export const extras = {
  services: 'Servicios adicionales',
  addServices: 'Agregar servicios adicionales',
  removeServices: 'Quitar servicios adicionales',
  cardOnly: 'Solo con tarjeta de crédito o débito puedes pagar el seguro y los servicios adicionales.',
};
