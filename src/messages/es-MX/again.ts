/** Texts of the links that buy a trip again, or its way back. */
export const again = {
  repeat: 'Repetir este viaje',
  wayBack: 'Comprar el regreso',
};
