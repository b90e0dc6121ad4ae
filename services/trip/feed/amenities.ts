/** What a bus offers on board. `icon` is a name of the shop's icon set. */
export type Amenity = { id: number; name: string; icon: string };

export const amenities: readonly Amenity[] = [
  { id: 1, name: 'WiFi', icon: 'wifi' },
  { id: 2, name: 'Enchufe', icon: 'plug' },
  { id: 3, name: 'Baño', icon: 'toilet' },
  { id: 4, name: 'Pantalla', icon: 'screen' },
  { id: 5, name: 'Aire acondicionado', icon: 'air' },
  { id: 6, name: 'Cafetería', icon: 'coffee' },
  { id: 7, name: 'Asiento reclinable', icon: 'seat' },
  { id: 8, name: 'Acceso en silla de ruedas', icon: 'wheelchair' },
  { id: 9, name: 'Bicicletas a bordo', icon: 'bike' },
];

/** The amenities that depend on the trip, not on its class. */
export const wheelchairAccess = 8;
export const bikesOnBoard = 9;
