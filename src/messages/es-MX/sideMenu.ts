/** Texts of the side menu. */
export const sideMenu = {
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  hello: 'Hola',
  helloTo: 'Hola,',
  guest: 'Compras como invitado',
  points: 'Puntos Viaja',
  pointsUnknown: 'No disponible',
  account: 'Mi cuenta',
  trips: 'Mis boletos',
  reserved: (count: number) => `${count} por pagar`,
  upcoming: (count: number) => (count === 1 ? '1 viaje próximo' : `${count} viajes próximos`),
  signOut: 'Cerrar sesión',
};
