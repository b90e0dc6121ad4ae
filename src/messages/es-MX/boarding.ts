/** Texts of the place where a bus is boarded. */
export const boarding = {
  title: '¿Dónde abordo?',
  loading: 'Buscando tu terminal',
  platform: 'Andén',
  noPlatform: 'Tu andén se avisa en la terminal el día del viaje.',
  arriveBy: 'Llega a las',
  departs: 'Sale a las',
  day: 'Día',
  before: (minutes: number) => `Te recomendamos llegar ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} antes de la salida.`,
  access: 'Accesibilidad',
  terminalWheelchair: { yes: 'La terminal tiene acceso en silla de ruedas.', no: 'La terminal no tiene acceso en silla de ruedas.' },
  busWheelchair: { yes: 'El autobús tiene espacio para silla de ruedas.', no: 'El autobús no tiene espacio para silla de ruedas.' },
  bikes: { yes: 'El autobús lleva bicicletas.', no: 'El autobús no lleva bicicletas.' },
  /** The feed says nothing of wheelchairs. */
  askAccess: 'No sabemos si hay acceso en silla de ruedas. Pregunta a la línea antes de tu viaje.',
  maps: 'Cómo llegar',
  map: { google: 'Google Maps', apple: 'Apple Maps', phone: 'Otra app de mapas' },
  page: 'Página de la terminal',
  newTab: '(se abre en otra pestaña)',
  failed: 'No pudimos cargar los datos de la terminal.',
  /** The older platform knows its terminals by name only. */
  onlyName: 'De este boleto solo sabemos el nombre de la terminal. Confirma el andén con la línea.',
};
