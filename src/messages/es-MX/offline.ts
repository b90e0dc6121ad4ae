import { company } from '../company.ts';

/** Texts of what stays without a network, and of the installed shop. */
export const offline = {
  /** `age` is a duration, `moment` a day and a time. */
  updated: (age: string, moment: string) => `Actualizados hace ${age}: ${moment}.`,
  tickets: (count: number) => (count === 1 ? '1 boleto guardado en este dispositivo' : `${count} boletos guardados en este dispositivo`),
  noTickets: 'Abre un boleto cuando tengas internet y lo guardamos en este dispositivo.',
  orderTickets: 'Boletos guardados en este dispositivo',
  departures: 'Resultados de tu última búsqueda',
  band: 'Sin conexión',
  saved: 'Guardado en este dispositivo',
  nothing: 'Aquí verás tu última búsqueda y los boletos que abras.',
  search: (origin: string, destination: string) => `De ${origin} a ${destination}`,
  seen: (age: string, moment: string) => `Vista hace ${age}: ${moment}`,
  trips: 'Mis viajes',
  places: 'Orígenes y destinos',
  back: {
    title: 'Cuando vuelva tu internet',
    things: [
      { title: 'Rastrea tu unidad', text: 'La hora de salida puede haber cambiado.' },
      { title: 'Cancela o cambia el nombre', text: 'Se confirma con el sistema antes de hacerse.' },
      { title: 'Busca y paga viajes', text: 'Los precios cambian a cada momento.' },
    ],
  },
  moment: 'un momento',
  days: (count: number) => (count === 1 ? '1 día' : `${count} días`),

  install: {
    title: `Ten ${company.name} a la mano`,
    text: 'Abre desde tu pantalla de inicio y muestra tus boletos sin internet.',
    install: 'Instalar',
    later: 'Ahora no',
    iPhone: 'En iPhone: toca Compartir y elige Agregar a inicio.',
  },
};
