/** Where the paths of a chart begin, and how a tester comes there by hand. `open` is an address of the shop. */
export type Start = { says: string; open: string };

const home = '/compra/';

const starts: Readonly<Record<string, Start>> = {
  booking: { says: 'Abre la tienda y busca Monterrey → San Luis Potosí para dentro de unos días.', open: home },
  search: { says: 'Abre la tienda. Un camino que empieza con las salidas del día empieza después de buscar.', open: home },
  seats: {
    says: 'Busca un viaje y abre el mapa de una salida. Donde ya viaja alguien, agrega un pasajero y recarga la página.',
    open: home,
  },
  signIn: { says: 'Abre la tienda sin sesión y toca «Entrar».', open: home },
  phoneCode: { says: 'Abre la tienda sin sesión, toca «Entrar», llena correo y teléfono y oprime «Continuar».', open: home },
  session: { says: 'Abre los resultados de una búsqueda. Con sesión guardada, o sin ella si el camino lo dice.', open: home },
  checkout: { says: 'Elige un viaje, un asiento y un pasajero, y oprime «Continuar»: el camino empieza al llegar al resumen.', open: home },
  hold: { says: 'En el resumen, con un asiento apartado y el aviso del tiempo aceptado.', open: home },
  deviceData: {
    says: 'En el resumen, con un asiento apartado, escribe una tarjeta: el marco oculto del banco empieza a hablar.',
    open: home,
  },
  challenge: { says: 'En el resumen, paga con la tarjeta 4000 0025 0000 3155: se abre el marco del banco.', open: home },
  edit: {
    says: 'Compra para un adulto y un menor con la tarjeta 4242 4242 4242 4242 y oprime «Editar viaje de ida» en la orden.',
    open: home,
  },
  confirmation: { says: 'Paga una compra con la tarjeta 4242 4242 4242 4242: el camino empieza al llegar a la orden.', open: home },
};

export function startOf(chart: string): Start {
  return starts[chart] ?? { says: 'Abre la tienda.', open: home };
}
