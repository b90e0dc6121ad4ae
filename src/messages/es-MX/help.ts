/** Texts of the page and of the sheets of the help. */
export const help = {
  title: 'Ayuda',
  search: 'Busca en la ayuda',
  searchExample: 'Por ejemplo: perro, factura, cancelar',
  found: (count: number) => (count === 0 ? 'Sin respuestas' : count === 1 ? '1 respuesta' : `${count} respuestas`),
  none: { title: 'No encontramos esa pregunta', text: 'Prueba con otra palabra o llámanos: te atiende una persona.', clear: 'Ver todas' },
};
