/** Words that more than one screen says. */
export const common = {
  currency: 'MXN',
  accept: 'Aceptar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  retry: 'Intentar de nuevo',
  loading: 'Cargando',
  join: 'a',
  direct: 'Directo',
  stops: (count: number) => (count === 0 ? 'Directo' : count === 1 ? '1 escala' : `${count} escalas`),
  floors: { ground: 'Planta baja', top: 'Planta alta' },
  seat: (number: string) => `Asiento ${number}`,
  localTime: 'hora local',
  monterreyTime: (time: string) => `${time} en Monterrey`,
  lasts: (duration: string) => `Dura ${duration}`,
};
