import type { CalendarKind, PlainMonth } from '../../../machines/domain/calendar.ts';

const months = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep', 'Oct', 'Nov', 'Dic'];

/** Texts of the calendar of prices. */
export const calendar = {
  title: 'Precios del mes',
  lead: { main: 'Elige el día de tu ida', return: 'Elige el día de tu regreso' } satisfies Record<CalendarKind, string>,
  route: (from: string, to: string) => `De ${from} a ${to}`,
  months: 'Meses',
  /** `Abr`, and the year of it. */
  month: (month: PlainMonth) => ({ name: months[Number(month.slice(5)) - 1] ?? '', year: month.slice(0, 4) }),
  from: (price: string) => `desde ${price} por persona`,
  fromLowest: (price: string) => `desde ${price} por persona, el precio más bajo`,
  thousands: (count: number) => `${count} k`,
  loading: 'Cargando precios',
  lowest: (currency: string) => `El precio más bajo del mes, por persona en ${currency}`,
  empty: 'No hay viajes este mes. Prueba con otro.',
  note: 'Los precios de la web y la app son los más económicos para ese día.',
  newSearch: 'Nueva búsqueda',
  backToList: 'Regresar al listado',
  failed: { title: 'Oops', text: 'Ocurrió algo al cargar viajes calendario, intenta más tarde', home: 'Volver al inicio' },
};
